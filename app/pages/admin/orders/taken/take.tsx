import { data, Form, href, useNavigation } from 'react-router'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote, summaryTitle } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import type { Route } from './+types/take.ts'
import { answerTaking, takingPage } from './take.server.ts'
import { ArticleRows, BuyerFields, ChoiceFields } from './taken-fields.tsx'
import { firstRows } from './taken-form.ts'
import { TakenRecap } from './taken-recap.tsx'

export const meta = hiddenMeta('Commande pour quelqu’un', 'Prendre une commande au téléphone.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  return data(await takingPage(services), { headers: noStore })
}

export function action({ request, context }: Route.ActionArgs) {
  return answerTaking(request, context)
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

const noRow = { article: '', quantity: '1' }

export default function TakeOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { closed, articles, ways, methods } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const isSending = useNavigation().state === 'submitting'
  const { rows = Array.from({ length: firstRows }, () => noRow), values } = answer?.typed ?? {}
  const { problems = [], recap, word } = answer ?? {}
  const errors = problems.map(({ field, message }) => ({ fieldId: `pour-${field}`, message }))
  const errorOf = (name: string) => problems.find(({ field }) => field === name)?.message
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/commandes'), label: 'Commandes' }}
        title="Commande pour quelqu’un"
        lead={
          'Au téléphone ou à l’entraînement\u00a0: l’acheteur reçoit récapitulatif, droits et conditions par e-mail.'
        }
      />
      {closed === undefined ? null : <ProblemNote>{closed}</ProblemNote>}
      {problem === undefined ? null : <ProblemNote key={answer?.attempt}>{problem}</ProblemNote>}
      {errors.length > 0 ? (
        <ErrorSummary key={answer?.attempt} title={summaryTitle(errors.length)} errors={errors} />
      ) : null}
      <Form method="post" className="stack" noValidate key={recap?.key}>
        {recap ? <TakenRecap {...{ recap, word }} error={errorOf('agreed')} busy={isSending} /> : null}
        <Card className="admin-form-card">
          <div className="admin-form stack">
            <ArticleRows rows={rows} articles={articles} error={errorOf('articles')} />
            <BuyerFields values={values} errorOf={errorOf} />
            <ChoiceFields values={values} errorOf={errorOf} ways={ways} methods={methods} />
            <Button type="submit" name="acte" value="relire" look="line" busy={isSending}>
              Relire la commande
            </Button>
          </div>
        </Card>
      </Form>
    </>
  )
}
