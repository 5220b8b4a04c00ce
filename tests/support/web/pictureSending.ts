import sharp from 'sharp';

/** A small photograph as a browser hands it over. */
export async function aJpeg(background = '#a04020'): Promise<File> {
  const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'choir.jpg', { type: 'image/jpeg' });
}

/**
 * What jsdom lacks of a browser that sends a picture: an XMLHttpRequest that goes the way of the test's `fetch`, telling
 * how much is out, and addresses of files. Drawing pictures it lacks too: they are sent as they are. `hold` holds the next
 * sendings half-way, until `goOn`.
 */
export function stubPictureSending() {
  let gate = Promise.resolve();
  let open = (): void => undefined;
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EmptyCall {
      override async send(body: ArrayBuffer) {
        const total = body.byteLength;
        this.upload.onprogress?.({ lengthComputable: true, loaded: total / 2, total });
        await gate;
        if (this.aborted) return;
        try {
          const answer = await fetch(this.url, { method: this.method, headers: this.headers, body });
          this.status = answer.status;
          this.contentType = answer.headers.get('content-type');
          this.responseText = await answer.text();
          this.onload?.();
        } catch {
          this.onerror?.();
        }
        this.onloadend?.();
      }
    },
  );
  URL.createObjectURL = () => 'blob:a-picture';
  URL.revokeObjectURL = () => undefined;
  return {
    goOn: () => open(),
    hold() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
  };
}

class EmptyCall {
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  protected method = '';
  protected url = '';
  protected headers: Record<string, string> = {};
  protected contentType: string | null = null;
  protected aborted = false;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(): string | null {
    return this.contentType;
  }

  async send(_body: ArrayBuffer): Promise<void> {}

  abort(): void {
    this.aborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
}
