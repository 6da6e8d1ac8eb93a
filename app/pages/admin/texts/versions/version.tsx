import { Form, href, useNavigation } from 'react-router'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import type { Route } from './+types/version.ts'
import { Differences } from './differences.tsx'
import { kindWords } from './kind-words.ts'

export { action, loader } from './version.server.ts'

export const meta = hiddenMeta('Une version', 'Ce qui a été enregistré d’un texte.')

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Version({ loaderData, actionData }: Route.ComponentProps) {
  const { id, kind, at, who, seen, isInForce, isDraftNow, hasOtherDraft, differences } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const isSending = useNavigation().state === 'submitting'
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/textes/:document/versions', { document: id }), label: 'Versions' }}
        title={`Version du ${at}`}
        lead={`${kindWords[kind]} par ${who ?? 'quelqu’un du club'}.`}
      />
      {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
      {isInForce || isDraftNow ? (
        <p>{isInForce ? 'C’est la version en place.' : 'C’est le brouillon qui attend.'}</p>
      ) : (
        <Form method="post" className="text-restore stack">
          <input type="hidden" name="vu" value={seen.vu} />
          <input type="hidden" name="brouillon" value={seen.brouillon} />
          <p className="muted">
            {kind === 'written'
              ? 'Reprise, elle est sur le site tout de suite, telle que ci-dessous. La version en place reste dans l’historique.'
              : kind === 'drafted'
                ? 'Repris, ce brouillon attend de nouveau à côté du texte publié\u202f; le site ne change pas.'
                : 'Reprise, elle met le texte dans cet état tout de suite.'}
            {hasOtherDraft ? ` ${otherDraft(loaderData.publishAt)}` : ''}
          </p>
          <Button type="submit" busy={isSending}>
            Reprendre cette version
          </Button>
        </Form>
      )}
      <Differences
        differences={differences}
        before={hasOtherDraft ? 'dans le brouillon qui attend' : 'dans le texte en place'}
        after="dans cette version"
      />
    </>
  )
}

function otherDraft(publishAt: string | undefined): string {
  const replaced = 'Il remplace celui qui attend maintenant, gardé dans l’historique.'
  return publishAt ? `${replaced} La publication prévue le ${publishAt} n’aura pas lieu.` : replaced
}
