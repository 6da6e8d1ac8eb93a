import { href, Link } from 'react-router'
import { figureMarkdown } from '#app/domain/photos/figure.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { CopyButton } from '#app/ui/kit/copy-button.tsx'
import { ActCard } from '../frame/acts/act-card.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { Facts, Panel } from '../frame/panel.tsx'
import type { Route } from './+types/photo.ts'
import { Consents } from './consents.tsx'
import type { ConsentAnswer, WordsAnswer } from './photo.server.ts'
import { Words } from './words.tsx'

export { action, loader } from './photo.server.ts'

export const meta = hiddenMeta('Une photo', 'Une photo du site.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Photo({ loaderData: photo, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut<ConsentAnswer | WordsAnswer>(actionData)
  const name = photo.caption
    ? figureMarkdown(photo.source, asTold(photo))
    : `![${photo.alt}](${photo.source})`
  const ofWords = answer?.form === 'words' ? answer : undefined
  return (
    <>
      <AdminHead back={{ to: href('/admin/photos'), label: 'Photos' }} title={photo.alt} />
      <div className="admin-columns columns">
        <Words photo={photo} seen={photo.seen} image={photo.image} answer={ofWords} />
        <div className="stack">
          <Panel id="photo-faits" title="Dans un texte">
            <Facts items={[{ term: 'Taille', value: `${photo.width}\u00A0×\u00A0${photo.height}` }]} />
            <p className="photo-name">
              <code>{name}</code>
            </p>
            <CopyButton text={name}>Copier</CopyButton>
          </Panel>
          <Uses uses={photo.uses} opensTexts={photo.opensTexts} />
          <Consents
            consents={photo.consents}
            today={photo.today}
            answer={answer?.form === 'consent' ? answer : undefined}
          />
          <ActCard
            label="Retirer la photo du site"
            isDanger
            consequences={[
              'Elle disparaît de toutes les pages qui la montrent, en quelques minutes\u00A0: un dessin prend sa place.',
              'Elle n’est pas gardée\u00A0: il faudra la déposer de nouveau.',
            ]}
            back={href('/admin/photos')}
          />
        </div>
      </div>
    </>
  )
}

function asTold({ alt, caption }: { alt: string; caption: string | null }) {
  return { alt, caption: caption ?? '', isDecorative: false }
}

type UsesProps = Pick<Route.ComponentProps['loaderData'], 'uses' | 'opensTexts'>

function Uses({ uses, opensTexts }: UsesProps) {
  return (
    <Panel id="photo-pages" title="Montrée dans">
      {uses.length === 0 ? <p className="muted">Aucun texte pour le moment.</p> : null}
      <ul>
        {uses.map(({ id, title }) => (
          <li key={id}>
            {opensTexts ? (
              <Link className="link tap" to={href('/admin/textes/:document', { document: id })}>
                {title}
              </Link>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
