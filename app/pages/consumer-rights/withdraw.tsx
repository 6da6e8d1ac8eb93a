import { data, href } from 'react-router'
import { withdrawalFields, withdrawalSchema } from '#app/domain/declarations/schema.ts'
import { readOrderNumber } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor, visitorHeaders } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { type CutOff, useAnswerDespiteCut, whenConnectionBreaks } from '#app/ui/blocks/forms/connection.ts'
import { Note } from '#app/ui/kit/note.tsx'
import { StepsLine } from '#app/ui/kit/steps-line.tsx'
import { TextLink } from '#app/ui/kit/text-link.tsx'
import type { Route } from './+types/withdraw.ts'
import { consumerRightsSheet } from './consumer-rights-sheet.ts'
import { DeclarationFiled } from './declaration-filed.tsx'
import { DeclarationFrame } from './declaration-frame.tsx'
import { DeclarationRecap } from './declaration-recap.tsx'
import { readFiled } from './read-filed.server.ts'
import { receiveDeclaration } from './receive-declaration.server.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'

const description =
  'Renoncer en ligne à un achat ou à un contrat\u00a0: deux étapes, aucun compte, aucune raison à donner, un accusé de réception daté.'

export const links: Route.LinksFunction = consumerRightsSheet

export const headers = visitorHeaders(['recu', 'commande'])

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.filed ? 'Rétractation reçue' : 'Renoncer au contrat',
    description,
    path: href('/renoncer'),
    isHidden: Boolean(loaderData?.filed),
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const filed = await readFiled(request, context.get(servicesContext), 'withdrawal')
  // From the page or the mails of an order: its number is typed already.
  const contract = readOrderNumber(new URL(request.url).searchParams.get('commande') ?? '')
  return data({ filed, contract }, filed || contract ? { headers: forThisVisitor } : {})
}

export function action({ request, context }: Route.ActionArgs) {
  const form = { path: '/renoncer' as const, fields: withdrawalFields, schema: withdrawalSchema }
  return receiveDeclaration(request, context, form)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return whenConnectionBreaks(serverAction, (attempt): CutOff => ({ attempt, isCutOff: true }))
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { filed, contract } = loaderData
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  const aside = <WithdrawalNext isFiled={Boolean(filed)} />
  if (filed)
    return (
      <DeclarationFrame
        title="C’est enregistré."
        lead="Votre rétractation est reçue. Gardez l’accusé de réception, il fait foi."
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
        title="Vérifiez, puis confirmez"
        lead="Votre déclaration part au moment où vous confirmez, pas avant."
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
          confirmLabel="Confirmer la rétractation"
        />
      </DeclarationFrame>
    )
  return (
    <DeclarationFrame
      title="Renoncer au contrat"
      lead="Quatorze jours pour changer d’avis, aucune raison à donner. Deux étapes, deux minutes."
      step={1}
      isAnswer={answer?.problems.length === 0}
      cutOff={cutOff}
      aside={aside}
    >
      <WithdrawalForm answer={answer} contract={contract} />
    </DeclarationFrame>
  )
}

function WithdrawalNext({ isFiled }: { isFiled: boolean }) {
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
            title: 'Sous 14\u00a0jours, pour un article',
            text: 'Vous le renvoyez, ou le rendez au bord de la piste.',
          },
          {
            title: 'Sous 14\u00a0jours, de notre côté',
            text: 'Nous remboursons, par le moyen de paiement d’origine\u202f; pour un article, dès son retour ou la preuve de son envoi.',
          },
        ]}
      />
      <Note className="declaration-note">
        Pour arrêter un coaching mensuel en cours, utilisez{' '}
        <TextLink to={href('/resilier')}>Résilier votre contrat</TextLink>.
      </Note>
    </>
  )
}
