import { GallerySlideshow } from '#web/features/gallery/GallerySlideshow.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';

/** The gallery (specification, section 2). */
export function GalleryPage() {
  return (
    <>
      <PageHead page="gallery" />
      <GallerySlideshow />
    </>
  );
}
