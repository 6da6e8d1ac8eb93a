import { randomUUID } from 'node:crypto'
import { data, Form, href, useNavigation } from 'react-router'
import { mostOf } from '#app/domain/camps/bookings/form-questions.ts'
import { readOffer } from '#app/domain/camps/bookings/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Consequences } from '../../frame/acts/act-card.tsx'
import { MailsWithWord } from '../../frame/acts/mails-with-word.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { campAt, shownCamp } from '../read-camp.server.ts'
import type { Route } from './+types/take.ts'
import { bookerFields } from './take-fields.ts'
import { DictatedFields, TakePerson } from './take-person.tsx'
import { answerTaking } from './take.server.ts'

export const meta = hiddenMeta('Inscrire par téléphone', 'Une inscription prise pour quelqu’un.')

/** What the room that leads here knows of the person. */
const known = { email: 'email', firstName: 'prenom', lastName: 'nom', phone: 'tel' }

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const camp = await campAt(request, services, params.camp)
  const offer = await readOffer(services, camp.path)
  return data(
    {
      camp: shownCamp(camp),
      key: randomUUID(),
      isOpen: offer?.isOpen ?? false,
      most: offer ? mostOf(offer.camp) : 1,
      groups: offer?.camp.levelGroups ?? [],
      options: offer?.camp.options ?? [],
      methods: offer?.methods ?? [],
      prefilled: Object.fromEntries(
        Object.entries(known).map(([field, name]) => [
          field,
          url.searchParams.get(name)?.slice(0, 254) ?? '',
        ]),
      ),
    },
    { headers: noStore },
  )
}

export function action({ request, context, params }: Route.ActionArgs) {
  return answerTaking(request, context, params.camp)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

const read = { name: 'relire', value: 'oui' }

export default function Take({ loaderData, actionData }: Route.ComponentProps) {
  const { camp, key, isOpen, most, groups, options, methods, prefilled } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const isSending = useNavigation().state === 'submitting'
  const typed: Partial<Record<string, string>> = answer?.typed ?? prefilled
  const errorOf = (name: string) => answer?.problems?.find(({ field }) => field === name)?.message
  const count = answer?.count ?? 1
  const contract = answer?.contract
  const back = href('/admin/stages/:camp', { camp: camp.id })
  return (
    <>
      <AdminHead
        back={{ to: back, label: camp.title }}
        title="Inscrire par téléphone"
        lead="La personne reçoit le contrat, le barème et le moyen de payer par e-mail. Les places sont gardées trois jours pour une carte, dix pour un virement."
      />
      <Card className="admin-form-card">
        {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
        {contract ? (
          <p>
            <a href="#contrat">Le contrat est écrit, à relire avant de l’envoyer</a>
          </p>
        ) : null}
        {isOpen ? null : <p>Ce stage est complet, ou ses inscriptions ne sont pas ouvertes.</p>}
        {isOpen ? (
          <Form method="post" className="admin-form stack" noValidate key={answer?.attempt ?? 'new'}>
            {/* The first button is the one that the Enter key presses. */}
            <button
              type="submit"
              className="vh"
              tabIndex={-1}
              aria-hidden="true"
              {...(contract ? {} : read)}
            />
            <input type="hidden" name="key" value={answer?.key ?? key} />
            <input type="hidden" name="personnes" value={count} />
            <DictatedFields fields={bookerFields} typed={typed} errorOf={errorOf} />
            {Array.from({ length: count }, (_, index) => (
              <TakePerson key={index + 1} rank={index + 1} {...{ groups, options, typed, errorOf }} />
            ))}
            <p className="actions">
              {count < most ? (
                <Button type="submit" name="intent" value="more" look="line" icon="plus" size="small">
                  Ajouter une personne
                </Button>
              ) : null}
              {count > 1 ? (
                <Button type="submit" name="intent" value="fewer" look="line" size="small">
                  Retirer la personne {count}
                </Button>
              ) : null}
            </p>
            <Field id="take-method" label="Paiement" error={errorOf('paymentMethod')}>
              <Select name="paymentMethod" defaultValue={typed.paymentMethod ?? methods[0]?.id}>
                {methods.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
            {contract ? (
              <section id="contrat" className="stack" aria-label="Le contrat, à relire">
                <input type="hidden" name="recap" value={contract.fingerprint} />
                <Consequences lines={contract.consequences} />
                <MailsWithWord id="take" mails={contract.mails} typed={answer?.word} />
              </section>
            ) : null}
            <p className="actions">
              {contract ? (
                <Button type="submit" busy={isSending}>
                  Inscrire et envoyer le contrat
                </Button>
              ) : null}
              <Button
                type="submit"
                look={contract ? 'line' : 'primary'}
                busy={!contract && isSending}
                {...read}
              >
                {contract ? 'Relire de nouveau' : 'Relire l’inscription et le contrat'}
              </Button>
            </p>
          </Form>
        ) : null}
      </Card>
    </>
  )
}
