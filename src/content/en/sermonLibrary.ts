/** English words need no approval. */
export const approved = true;

/** The list of sermons, a sermon's page, and what the device keeps of them (web/features/sermons, web/entities/sermon). */
export const sermonLibrary = {
  latest: 'Latest sermons',
  find: {
    label: 'Find a sermon',
    search: 'Search sermons',
    series: 'Series',
    anySeries: 'All series',
    preacher: 'Preacher',
    anyPreacher: 'All preachers',
    book: 'Book of the Bible',
    anyBook: 'All books',
    submit: 'Search',
    all: 'Show all sermons',
    nothing: 'No sermon fits this search.',
    older: 'Older sermons',
  },
  /** What each way costs: sizes in megabytes, prices in whole shillings. */
  costs: {
    read: (minutes: number) => `Read ${minutes} min`,
    listen: (size: number) => `Listen ${size} MB`,
    price: (shillings: number) => (shillings < 1 ? 'less than KSh 1' : `about KSh ${shillings}`),
    watch: (size: number) => `Watch about ${size} MB`,
    watchRate: (size: number) => `Watch, about ${size} MB a minute`,
  },
  loading: 'Loading...',
  failed: 'This could not be loaded.',
  podcast: {
    title: 'Podcast',
    text: 'A podcast app brings each new sermon by itself. Give it this address:',
    copy: 'Copy',
    copied: 'Copied',
    what: 'the podcast’s address',
  },
  passages: 'Passages',
  notes: 'Notes',
  listen: 'Listen',
  player: {
    speed: 'Speed',
    back: '10 seconds back',
    goesOn: (at: string) => `It goes on at ${at}.`,
  },
  keep: {
    keep: (size: number) => `Keep for listening without a network (${size} MB)`,
    coming: (percent: number) => `Being kept: ${percent}%`,
    brokeOff: 'It broke off. What has come is not lost.',
    goOn: 'Go on',
    title: 'Kept on this device',
    kept: 'Kept on this device: you can listen without a network.',
    size: (size: number) => `${size} MB`,
    remove: 'Remove',
  },
  watch: 'Watch',
  play: 'Play the film',
  blocked: 'The film comes from YouTube and loads when you press play.',
  share: 'Share this sermon',
  all: 'All sermons',
  removed: {
    eyebrow: 'No longer here',
    title: 'This sermon was taken off',
    text: 'The church has removed it from its site.',
  },
};
