declare module '@20minutes/s3rver' {
  /** A local server of S3's calls, which checks signatures; its one key pair is S3RVER, S3RVER. */
  // biome-ignore lint/style/noDefaultExport: it is the package's own.
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: unknown[] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
