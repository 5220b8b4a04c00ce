// A process of the daily verse that ends at each start, for tests.
throw new Error('The process does not start.');
