export type SitemapEntry = { path: string; changedOn: string }

export function sitemapOf(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedOn }) => {
    return `<url><loc>${escapeXml(`${siteUrl}${path}`)}</loc><lastmod>${changedOn}</lastmod></url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
