// A thread of the daily verse that ends at each start, for tests.
throw new Error('The thread does not start.');
