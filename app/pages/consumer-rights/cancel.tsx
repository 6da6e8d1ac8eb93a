import { data, href } from 'react-router'
import { addressLine } from '#app/domain/club/legal-identity.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { cancellationFields, cancellationSchema } from '#app/domain/declarations/schema.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor, visitorHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useAnswerDespiteCut, type CutOff, whenConnectionBreaks } from '#app/ui/blocks/forms/connection.ts'
import { Note } from '#app/ui/kit/note.tsx'
import { StepsLine } from '#app/ui/kit/steps-line.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { Route } from './+types/cancel.ts'
import { CancellationForm } from './cancellation-form.tsx'
import { consumerRightsSheet } from './consumer-rights-sheet.ts'
import { DeclarationFiled } from './declaration-filed.tsx'
import { DeclarationFrame } from './declaration-frame.tsx'
import { DeclarationRecap } from './declaration-recap.tsx'
import { readFiled } from './read-filed.server.ts'
import { receiveDeclaration } from './receive-declaration.server.ts'

const description =
  'Résilier en ligne un coaching ou un autre contrat\u00a0: deux étapes, aucun compte, un accusé de réception daté.'

export const links: Route.LinksFunction = consumerRightsSheet

export const headers = visitorHeaders(['recu'])

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.filed ? 'Résiliation reçue' : 'Résilier votre contrat',
    description,
    path: href('/resilier'),
    isHidden: Boolean(loaderData?.filed),
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const filed = await readFiled(request, services, 'cancellation')
  const { facts } = await readClub(services.content)
  const proofsTo = { email: facts.email, address: addressLine(facts) }
  return data({ filed, proofsTo }, filed ? { headers: forThisVisitor } : {})
}

export function action({ request, context }: Route.ActionArgs) {
  const form = { path: '/resilier' as const, fields: cancellationFields, schema: cancellationSchema }
  return receiveDeclaration(request, context, form)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return whenConnectionBreaks(serverAction, (attempt): CutOff => ({ attempt, isCutOff: true }))
}

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  const { filed, proofsTo } = loaderData
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  const aside = <CancellationNext isFiled={Boolean(filed)} />
  if (filed)
    return (
      <DeclarationFrame
        title="C’est enregistré."
        lead="Votre résiliation est reçue. Gardez l’accusé de réception, il fait foi."
        step={3}
        isAnswer
        aside={aside}
      >
        <DeclarationFiled filed={filed} />
      </DeclarationFrame>
    )
  if (answer?.declaration)
    return (
      <DeclarationFrame
        title="Vérifiez, puis notifiez"
        lead="Votre résiliation part au moment où vous la notifiez, pas avant."
        step={2}
        isAnswer
        cutOff={cutOff}
        aside={aside}
      >
        <DeclarationRecap
          key={answer.attempt}
          declaration={answer.declaration}
          values={answer.values}
          mustWait={answer.mustWait}
          confirmLabel="Notification de la résiliation"
        />
      </DeclarationFrame>
    )
  return (
    <DeclarationFrame
      title="Résilier votre contrat"
      lead="Sans compte à créer, sans courrier, sans raison à donner. Deux étapes, deux minutes."
      step={1}
      isAnswer={answer?.problems.length === 0}
      cutOff={cutOff}
      aside={aside}
    >
      <CancellationForm answer={answer} proofsTo={proofsTo} />
    </DeclarationFrame>
  )
}

function CancellationNext({ isFiled }: { isFiled: boolean }) {
  return (
    <>
      <h2 className="d4">Ce qui se passera</h2>
      <StepsLine
        className="aside-steps"
        steps={[
          {
            title: 'Aussitôt',
            text: 'Un accusé de réception daté, à la seconde près, dans votre boîte.',
            done: isFiled,
          },
          {
            title: 'Ensuite',
            text: 'Nous confirmons par e-mail la date à laquelle le contrat prend fin, et ce qui en découle.',
          },
          { title: 'À la date de fin', text: 'Plus rien n’est prélevé ni facturé.' },
        ]}
      />
      <Note className="declaration-note">
        Vous avez souscrit ou commandé il y a moins de quatorze jours&#8239;? Vous pouvez peut-être{' '}
        <TextLink to={href('/renoncer')}>renoncer au contrat</TextLink> et être remboursé.
      </Note>
    </>
  )
}
