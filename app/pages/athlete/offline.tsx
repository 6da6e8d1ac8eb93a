import { useEffect, useState } from 'react'
import { data, Form, href, redirect } from 'react-router'
import { bringSearchHere } from '#app/content/offline-search.ts'
import { isSearchKept, keepSearch } from '#app/domain/search/offline.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { athletePath } from '#app/ui/blocks/navigation.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import type { Route } from './+types/offline.ts'
import stylesheet from './offline.css?url'
import { requireMember } from './require-member.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const meta = hiddenMeta('Recherche hors ligne', 'Chercher sans réseau, sur cet appareil.')

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireMember(context)
  return data({ isOn: isSearchKept(request.headers.get('cookie') ?? '') }, { headers: forThisVisitor })
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireMember(context)
  const form = await readForm(request)
  const isOn = form.get('hors-ligne') === 'oui'
  const headers = new Headers(noStore)
  headers.append('set-cookie', keepSearch(isOn, context.get(servicesContext)))
  return redirect(href('/espace-athlete/hors-ligne'), { status: 303, headers })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Offline({ loaderData: { isOn } }: Route.ComponentProps) {
  return (
    <div className="wrap inner offline stack">
      <Breadcrumb steps={[{ label: 'Espace athlète', to: athletePath }, { label: 'Recherche hors ligne' }]} />
      <h1 className="d2">Recherche hors ligne</h1>
      <p className="lead">
        Sans réseau, au bord du bassin ou en montagne, la recherche répond encore tant que le site reste
        ouvert.
      </p>
      <p>
        Pour cela, les textes du site et les articles ouverts à tous les membres sont copiés dans la mémoire
        de cet appareil, et relus à chaque visite. Les articles réservés à un groupe restent sur le serveur.
        La copie s’efface quand vous fermez le site, et ce choix s’oublie quand vous vous déconnectez.
      </p>
      <CutOffNote />
      {isOn ? <CopyState /> : null}
      <Form method="post">
        <input type="hidden" name="hors-ligne" value={isOn ? 'non' : 'oui'} />
        <Button type="submit" look={isOn ? 'line' : undefined}>
          {isOn ? 'Ne plus copier sur cet appareil' : 'Activer sur cet appareil'}
        </Button>
      </Form>
    </div>
  )
}

const copyWords = {
  copying: 'Activée sur cet appareil. La copie est en cours…',
  here: 'Activée sur cet appareil, et prête\u00a0: la recherche répond aussi sans réseau.',
  missing: 'Activée, mais la copie n’a pas pu se faire. Rechargez la page quand le réseau est revenu.',
}

function CopyState() {
  const [state, setState] = useState<keyof typeof copyWords>('copying')
  useEffect(() => {
    bringSearchHere().then(
      (isHere) => setState(isHere ? 'here' : 'missing'),
      () => setState('missing'),
    )
  }, [])
  return (
    <output>
      <Note tone={state === 'missing' ? 'warning' : 'success'}>{copyWords[state]}</Note>
    </output>
  )
}
