import { data, href } from 'react-router'
import { listDataNotices } from '#app/domain/account-data/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Consequences } from '../../frame/acts/act-card.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { memberAt } from '../read-member.server.ts'
import type { Route } from './+types/person-data.ts'

export const meta = hiddenMeta('Données d’une personne', 'À sa demande.')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const member = await memberAt(request, await readCoach(context), params.member)
  const kinds = listDataNotices().map(({ title }) => title)
  return data({ userId: member.userId, name: nameOfPerson(member), kinds }, { headers: noStore })
}

export default function PersonData({ loaderData: { userId, name, kinds } }: Route.ComponentProps) {
  const back = href('/admin/athletes/:member', { member: userId })
  return (
    <>
      <AdminHead
        back={{ to: back, label: name }}
        title="Exporter ses données"
        lead="À la demande de la personne, quand elle ne peut pas le faire depuis son compte."
      />
      <Card className="admin-form-card">
        <form
          method="post"
          action={href('/admin/athletes/:member/donnees.json', { member: userId })}
          className="admin-form stack"
        >
          <p>Le fichier contient&nbsp;: {kinds.join(', ')}.</p>
          <Consequences
            lines={[
              'Assurez-vous que c’est bien elle qui vous le demande, et remettez le fichier à elle seule.',
              'Ce qu’elle cache au club, ses courses masquées et leurs rappels, n’y est pas : elle l’a en entier depuis «\u202fMes données\u202f», dans son compte.',
              'Le journal garde que vous l’avez fait. Aucun e-mail ne part.',
            ]}
          />
          <div className="row chips">
            <Button type="submit" icon="download">
              Télécharger le fichier
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
