import { buttonClasses } from '#app/ui/kit/button-look.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

/** The season to keep: on paper, or in a spreadsheet. */
export function SeasonFiles({ files: { csv, pdf } }: { files: { csv: string; pdf: string } }) {
  return (
    <section className="season-files" aria-labelledby="season-files-title">
      <h2 className="d4" id="season-files-title">
        À garder
      </h2>
      <p className="muted">Vos fichiers à vous&nbsp;: vos courses masquées y sont aussi.</p>
      <p>
        <a className={buttonClasses({ look: 'line' })} href={pdf} download>
          <Icon name="file-text" size={18} />
          La saison en PDF
        </a>
        <a className={buttonClasses({ look: 'line' })} href={csv} download>
          <Icon name="download" size={18} />
          Pour un tableur (CSV)
        </a>
      </p>
    </section>
  )
}
