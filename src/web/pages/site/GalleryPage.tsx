/** The gallery (specification, section 2). */
export { GallerySlideshow as GalleryPage } from '#web/features/gallery/GallerySlideshow.tsx';
export { approved } from '#words/gallery.ts';
