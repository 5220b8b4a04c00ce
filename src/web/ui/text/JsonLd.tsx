/** Data for search engines, as schema.org defines it. */
export function JsonLd({ data }: { data: object }) {
  // A closing tag inside a value must not end the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON made above, with its one dangerous character escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
