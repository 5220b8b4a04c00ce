/** How decoders, Node and the machine say that there is not enough memory. */
export const OUT_OF_MEMORY = /out of memory|allocat|ENOMEM/i;
