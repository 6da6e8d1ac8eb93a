import { data, href } from 'react-router'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Consequences } from '../../frame/acts/act-card.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/export.ts'

export const meta = hiddenMeta('Tout emporter', 'Les données, les photos et les textes du club.')

export async function loader({ context }: Route.LoaderArgs) {
  await readCoach(context)
  return data(null, { headers: noStore })
}

export default function Export() {
  const back = href('/admin/reglages')
  return (
    <>
      <AdminHead
        back={{ to: back, label: 'Réglages' }}
        title="Tout emporter"
        lead="Une archive .tar&nbsp;: les comptes et les tables en JSON, les e-mails, les photos, les textes changés ici."
      />
      <Card className="admin-form-card">
        <form method="post" action={href('/admin/reglages/export/tout.tar')} className="admin-form stack">
          <Consequences
            lines={[
              'L’archive contient des données personnelles\u00a0: gardez-la chiffrée, effacez-la quand elle a servi.',
              'Les mots de passe, les secrets des seconds facteurs, les liens secrets et ce qui vient de Strava n’y sont pas\u202f; dans les e-mails, liens et codes sont masqués.',
              'Ce n’est pas une sauvegarde\u00a0: celles de chaque nuit, elles, se rétablissent.',
              'Une preuve que c’est bien vous est demandée. Le journal garde que vous l’avez fait.',
            ]}
          />
          <div className="row chips">
            <Button type="submit" icon="download">
              Télécharger l’archive
            </Button>
            <ButtonLink look="ghost" to={back}>
              Ne rien faire
            </ButtonLink>
          </div>
        </form>
      </Card>
    </>
  )
}
