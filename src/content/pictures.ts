// Written by `npm run artwork` from the scenes in src/content/artwork: change a scene, not this file.

/** One picture: its files are `/pictures/<name>-<width>.avif` and `.webp`, one of each for every width. */
export interface PictureFacts {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  widths: readonly number[];
  /** What is seen in it, for those who do not see it. */
  alt: string;
  /** A data URI of the picture, 16 pixels wide, to stand there until the picture is loaded. */
  placeholder: string;
}

/** Every picture of the site, by its name. */
export const pictures = {
  acacia: {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A lone acacia stands before the great disc of the setting sun, and birds fly home.',
    placeholder: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoQAAoABABoJbACdADdHkbKhQAA/uXn9bGhSgYhpa4GQx4Jfh4HuzvBzOiGsnM3V8Amkfchdvtbh5+e8E8i4AAA',
  },
  anchor: {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A golden anchor holds fast in deep blue water, lit from above.',
    placeholder: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAAAQAgCdASoQAAoABABoJbACdDiMwOkNMGCAAP7QOLQP/JlOxH9Dto3ybqvQTYa8J+zz2FjJn5vC9YNXYb9xjERPyvPtTap6KtnGXae3D4AAAA==',
  },
  basket: {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A basket holds five loaves and two fish, on green grass.',
    placeholder: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABwAQCdASoQAAoABABoJbACdABSgAD+SHVRpg4JLoHppLKRixif6p3sF+iGhFeT8UTsAr9da6YVjh+lT7Yfx2SpYDLKe95WBYAAAA==',
  },
  boat: {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A small boat with a white sail crosses great waves towards the sunrise.',
    placeholder: 'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAQCdASoQAAoABABoJbACdAEXVHJlFAAA/uy+pO+QN4Lia37QjjmDeZVBG7YNMnk369sKBSAg7znGT+of1BEcKl3gBvzTiv5nxhuY0xA0EVNAXHQAAA==',
  },
  coins: {
    width: 1200, height: 1500, widths: [480, 720, 1200],
    alt: 'Two small coins fall into an earthen jar of light.',
    placeholder: 'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAABQBACdASoQABQAPxFysFAsJqSisAgBgCIJbACdMoMYAEE3uHKOe+A3+KgAAP6/PH2RajqUBeer6s76zdcLXl+IvSOVgKKnzWKGMFf90Z3XhuM86ZsiTVA++0BO3HlmjtIxmlsNrzXcufkeAAA=',
  },
  communion: {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A golden cup and a round loaf stand on the table, with ears of wheat and a bunch of grapes.',
    placeholder: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAQCdASoQAAoABABoJbACdACnVEkQAP7lodIrwcjX3BWXBo4+TW+6NXqJ+VBZIDtEKODH2jmL2hvVeoxm4Ujn1Mp1Qs946+DMAAAA',
  },
  flame: {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A great fire of red, orange and gold tongues rises against a deep blue window.',
    placeholder: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQAAoABABoJbACdADGXBkvgAD+8N74qIZ6aAUc2Zakf6s2d5IIq7zNVEcEcyEqeK46Sw+/Yea3MCJPF2MUaEOlRwHSEAAA',
  },
  hero: {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'Stained glass: a white dove comes down over the sunrise, and a path of light winds towards us through the hills of Ruiru.',
    placeholder: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAoABABoJbACdADG1wt6LqAA/un1ga7JodP2ZQh6qZgnm5mtaFsiDIaQJVu8woyLHhHMfh5zHRW4oyTuc6pkCAAAAA==',
  },
  'hero-tall': {
    width: 1200, height: 1600, widths: [480, 828, 1200],
    alt: 'Stained glass: a white dove comes down over the sunrise, and a path of light winds towards us through the hills of Ruiru.',
    placeholder: 'data:image/webp;base64,UklGRowAAABXRUJQVlA4IIAAAABwBACdASoQABUAPxFysFAsJqSisAgBgCIJbACdMoR4PoACkaG+eO4ybvOqUAD+h1bsXKcivOc1n7YMr1Pe/sfQrcm2ED8O+0bW3QCqnh9eCV7va9RzvsgogGFhsuttlCC1pyo8ms0bKbRnLU3l/q1ozZxL87gfKrJHvHOE/gAAAA==',
  },
  jar: {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A potter’s jar with painted bands stands in warm light, with two small jars beside it.',
    placeholder: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAoABABoJbACdADReRoPFAAA/vFjLNnK0aQs2uQwyKv93vi3rjLEcFaZhaMog/JucpTb+9y6x0Tho8bxn8BNrTcAAA==',
  },
  'join-our-team': {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A fishing net full of bright fish is drawn up through the water.',
    placeholder: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAoABABoJbACdAED/IgaAAD+qeaV69eaPDT5MVKq2HawSbOEAhsySfjTCR/2Sf0/r0vlObDAlnIYhDN/igAA',
  },
  lamp: {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A clay oil lamp burns in the dark, and its small flame lights the whole window.',
    placeholder: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAoABABoJbACdADGp+5hEAD+7rFb9AEYkSp76nSwA1GLbhIHUNV4ggNKkKP9gQgpzl/Imex+7BAAAAA=',
  },
  lantern: {
    width: 1200, height: 1500, widths: [480, 720, 1200],
    alt: 'A lantern with a burning candle hangs before a window at daybreak.',
    placeholder: 'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAwBACdASoQABQAPxFysFAsJqSisAgBgCIJbACdMoR4GCWjm1JoxGMSOdAA/txttaE+Zu8Em0Lcw+Hl+/1rklytew2xZ60pwnqsNl/zzpRKVqV4oSQJYJybz5wRi8xyvGsnJ1ONy3vMAA==',
  },
  'mount-kenya': {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'The snow peaks of Mount Kenya take the first light above forest and a still lake.',
    placeholder: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQAAoABABoJagCdADjZeAcAAD+6eGDnEml54XmKxXQ+vbiIJ+tQ4R8EbYc1xKpDE0nVtRM+W30ROXGevMXM2ox1elnP4AA',
  },
  rainbow: {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A rainbow of seven colours stands over green hills after the rain.',
    placeholder: 'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAACwAgCdASoQAAoABABoJbACdH8GJ/2QACZaKatjsgAA/un1Izaegkrp4Qvf2ds4VRb2SpPsbvu5qo/H2LbqzdyVYjycXfjPQSa5uEzwuF8+d/3DD6xJ2FEZckaAAA==',
  },
  seedling: {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A seed has put down roots in dark soil and lifts its first leaves to the sun.',
    placeholder: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAAAQAgCdASoQAAoABABoJbACdAEYELZK9BCAAP7RlMUt8VgBIuGxRrxZjfc1o7qk9TySze5SbvO6S0oMZtIZeYOgAAA=',
  },
  'seven-candles': {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'Seven candles burn on a golden lampstand with seven branches.',
    placeholder: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAoABABoJbACdAEfko1Xrs4AAP7CPr+t5/MSU1eKxS0DGmR9Edqhr4eR/qjzc5L+HB+Bw9Nm4HL8SsJSLgAA',
  },
  sheep: {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A shepherd’s staff stands on a green hill, where sheep graze beside still water at sunrise.',
    placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAoABABoJbACdADDfosgAAD78FVK2hxPMRFvS1TUkHM6PpKq3N87SmzOkukwLElJK+RhHJRxRDTzoeGQAA==',
  },
  'tea-rows': {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'Rows of tea run over the hillside towards the rising sun.',
    placeholder: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAoABABoJbACdADD3FhW8iAA/r97qsiQtcIfCBO3hSl+s9T8RBt2efM1Uo0OB7l7bG4ix/uUyqIQAAA=',
  },
  'tree-by-water': {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A spreading tree with red fruit stands beside a river that carries the morning light.',
    placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADwAQCdASoQAAoABABoJbACdAEO6SxJwgAA+/kut57DPz6JEnehMXKbpbwhsJqDlBS2BO4oS/YBKGfn8rVL2pXNpgAAAA==',
  },
  vine: {
    width: 1200, height: 1500, widths: [480, 720, 1200],
    alt: 'One vine bears three branches, each with leaves and a cluster of grapes.',
    placeholder: 'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAAAwBACdASoQABQAPxFysFAsJqSisAgBgCIJbACdOUE4Blf4BLL3A31YjSQA/j9L2fKcRT6biLddqnQTxX0jj8SSgrUQ9Fvr2qEXeJneakPEft4bGOyGso8zFcwfn1ky/Xe8kD377fmscMhr8IdVSl3na4tt+//5SJ+XKboAAAA=',
  },
  wheat: {
    width: 1200, height: 1500, widths: [480, 720, 1200],
    alt: 'A sheaf of ripe wheat, bound with a red band, stands in the evening sun.',
    placeholder: 'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAAAwBACdASoQABQAPxFysFAsJqSisAgBgCIJbACdMoRwAB/ieEnRM+h4s4AA/s1WQFQaqDz6L06L2u+xpSPw0tvQHGg62SS3yc3phBumhFUo37wT4P9BqsomtFEHRPnKo8/hVQze8i2MM6EdkxwAAA==',
  },
  'wheat-field': {
    width: 1600, height: 1000, widths: [480, 960, 1600],
    alt: 'A field of ripe wheat waits for the harvest under a wide evening sky.',
    placeholder: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAQCdASoQAAoABABoJbACdACfN/WAAP6sMzdsn1skj3h/eH0Pc0G3uF+4sNC2eOwC8y/tx3UJ/jgHfBtfh7ot/umx1JpgAAA=',
  },
} as const satisfies Record<string, PictureFacts>;

/** The name of a picture, as pages use it. */
export type PictureName = keyof typeof pictures;
