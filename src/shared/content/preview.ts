/** In a public page's address: staff see it with their drafts, in a frame of the preview. Others see the plain page. */
export const PREVIEW = 'preview';
