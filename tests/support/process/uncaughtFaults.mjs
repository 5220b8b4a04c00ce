// Loaded into a server before its own code: at the signal it throws where nobody catches it, and rejects where nobody
// awaits.
process.on('SIGUSR2', () => {
  void Promise.reject(new RangeError('rejected'));
  throw new TypeError('thrown');
});
