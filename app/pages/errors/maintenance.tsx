import { maintenanceTitle } from '#app/http/maintenance.ts'
import { LineArt } from '#app/ui/art/line-art.tsx'
import { Wordmark } from '#app/ui/art/wordmark.tsx'

/** Nothing of the site is read here: it may be what is being repaired. */
export function Maintenance({ message }: { message: string }) {
  return (
    <section className="error-page error-maintenance ink">
      <title>{maintenanceTitle}</title>
      <meta name="robots" content="noindex" />
      <LineArt name="maintenance" className="error-art" />
      <div className="wrap error-inside">
        <Wordmark />
        <div>
          <p className="error-status num">503</p>
          <h1 className="d2">{maintenanceTitle}</h1>
          <p className="lead">{message}</p>
        </div>
      </div>
    </section>
  )
}
