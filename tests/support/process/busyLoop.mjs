// Loaded into a site's process: from the signal on, its event loop does not turn any more.
process.on('SIGWINCH', () => {
  for (;;);
});
