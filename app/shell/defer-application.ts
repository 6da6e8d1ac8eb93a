const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/
const preloads = /<link rel="modulepreload"[^>]*>/g

/**
 * Public pages are complete without JavaScript, so the application waits: its start script is kept as inert text,
 * which the shell turns into a script at the first sign of intent, when the browser is idle, or at once on a page with a live part.
 */
export function deferApplication(html: string, shellUrl: string): string {
  return html
    .replace(preloads, '')
    .replace('</head>', () => `<script type="module" src="${shellUrl}"></script></head>`)
    .replace(
      moduleScript,
      (_whole, start: string) => `<script type="text/plain" id="application">${start}</script>`,
    )
}
