import { data, Form, href, Link, redirect } from 'react-router'
import { countOptions } from '#app/domain/camps/options/chosen-options.ts'
import { markArrival, readCampSheet } from '#app/domain/camps/sheet/sheet-store.server.ts'
import { sheetWords } from '#app/domain/camps/sheet/words.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { phoneOf } from '#app/domain/shared/people/phone.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import { noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { campAsked } from '../camp-asked.server.ts'
import type { Route } from './+types/sheet.ts'

export const meta = hiddenMeta('Feuille du stage', 'Qui vient, qui appeler, qui est arrivé.')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const camp = await campAsked(services, request)
  const lines = await readCampSheet(services.database, camp.slug)
  return data({ camp, lines, toPrepare: countOptions(lines) }, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { actor, services } = await readCoach(context)
  const { slug } = await campAsked(services, request)
  const form = await readForm(request)
  const [bookingId = '', rank = ''] = textOf(form, 'qui').split(' ')
  const who = { bookingId, rank: Number(rank), camp: slug, hasArrived: form.get('arrive') === 'oui' }
  const isMarked =
    /^[\da-f-]{36}$/.test(bookingId) && /^\d{1,2}$/.test(rank) && (await markArrival(services, who, actor))
  const page = `${href('/admin/stages/feuille')}?${new URLSearchParams({ stage: slug })}`
  return redirect(`${page}&fait=${isMarked ? 'stage-pointe' : 'rien'}`, { status: 303, headers: noStore })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function CampSheet({ loaderData: { camp, lines, toPrepare } }: Route.ComponentProps) {
  const here = lines.filter(({ arrivedAt }) => arrivedAt !== null).length
  const query = `?${new URLSearchParams({ stage: camp.slug })}`
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/stages/:camp', { camp: camp.id }), label: camp.title }}
        title={`${camp.title}, la feuille`}
        lead={`${capitalised(camp.dates)}, ${camp.location}. Arrivés\u00a0: ${here} sur ${lines.length}.`}
      />
      <CutOffNote />
      <div className="stack">
        <nav aria-label="Emporter la feuille">
          <ul className="row chips">
            <li>
              <a className="link tap" href={`${href('/admin/stages/feuille.pdf')}${query}`}>
                Imprimer (PDF)
              </a>
            </li>
            <li>
              <a className="link tap" href={`${href('/admin/stages/feuille.csv')}${query}`}>
                CSV
              </a>
            </li>
            <li>
              <a className="link tap" href={`${href('/admin/stages/feuille.html')}${query}`} download>
                Garder sur ce téléphone
              </a>
            </li>
            <li>
              <Link className="link tap" to={`${href('/admin/stages/pratique')}${query}`}>
                Les mots aux participants
              </Link>
            </li>
          </ul>
        </nav>
        <p className="muted small">
          «&#8239;Garder sur ce téléphone&#8239;» enregistre une page qui s’ouvre sans réseau&nbsp;: noms et
          numéros d’urgence, rien de plus. Effacez-la après le stage.
        </p>
        {toPrepare.length > 0 ? (
          <section aria-labelledby="a-preparer">
            <h2 className="d4" id="a-preparer">
              À préparer
            </h2>
            <ul>
              {toPrepare.map(({ label, count }) => (
                <li key={label} className="spread">
                  <span>{label}</span> <b className="tabular">{count}</b>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {lines.length === 0 ? (
          <EmptyState title="Personne encore">La feuille se remplit avec les inscriptions payées.</EmptyState>
        ) : (
          <ul className="settings-rules">
            {lines.map((line) => (
              <SheetLine key={`${line.bookingId} ${line.rank}`} line={line} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

type Line = Route.ComponentProps['loaderData']['lines'][number]

function SheetLine({ line }: { line: Line }) {
  const { bookingId, rank, name, phone, emergencyName, emergencyPhone, arrivedAt } = line
  const words = sheetWords(line)
  return (
    <li>
      <span>
        <b>{name}</b>
        {words ? <small className="muted">{words}</small> : null}
        <small>
          {phone ? (
            <>
              <Call phone={phone} />.{' '}
            </>
          ) : null}
          Urgence&nbsp;: {emergencyName}, <Call phone={emergencyPhone} />
        </small>
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="qui" value={`${bookingId} ${rank}`} />
        <Button
          type="submit"
          name="arrive"
          value={arrivedAt ? 'non' : 'oui'}
          look={arrivedAt ? 'ghost' : 'line'}
          size="small"
          icon={arrivedAt ? 'check' : undefined}
          aria-label={arrivedAt ? `${name} est arrivé, annuler` : `Pointer l’arrivée de ${name}`}
        >
          {arrivedAt ? 'Arrivé' : 'Pointer'}
        </Button>
      </Form>
    </li>
  )
}

function Call({ phone }: { phone: string }) {
  const { shown, link } = phoneOf(phone)
  return <a href={link}>{shown}</a>
}
