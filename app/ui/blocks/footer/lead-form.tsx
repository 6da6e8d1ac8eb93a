import { type SubmitEvent, useSyncExternalStore } from 'react'
import { Form, href, PrefetchPageLinks, useFetcher, useLocation } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { type CutOff, isCutOff } from '../forms/cut-off.ts'
import { RobotTraps } from '../forms/robot-traps.tsx'

type Refusal = { problems: { message: string }[]; problem?: 'confirm' | 'later' }

/** Leaves an address: with a script at once, with the page it came from; without, by way of the contact form. */
export function LeadForm() {
  const sending = useFetcher<Refusal | CutOff>()
  const { pathname } = useLocation()
  const isStarted = useSyncExternalStore(
    untouched,
    () => true,
    () => false,
  )
  const isInUse = useSyncExternalStore(onFocusMoved, isFocused, () => false)
  const problem = sending.state === 'idle' && sending.data ? problemIn(sending.data) : undefined
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    typed.set('fromPage', pathname)
    void sending.submit(typed, { method: 'post', action: href('/contact') })
  }
  return (
    <>
      <Form className="footer-form" action={`${href('/contact')}#contact-form`} method="get" onSubmit={send}>
        <label className="vh" htmlFor="footer-email">
          Adresse e-mail
        </label>
        <input
          id="footer-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Entrez votre email"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'footer-email-problem' : undefined}
          required
        />
        {isStarted ? <RobotTraps isConfirmed={problem === problemWords.confirm} /> : null}
        <Button type="submit" look="ink" iconEnd="arrow-right" busy={sending.state !== 'idle'}>
          Être recontacté
        </Button>
      </Form>
      {problem ? (
        <p className="footer-problem" id="footer-email-problem" role="alert">
          {problem}
        </p>
      ) : null}
      {/* The answer to a broken connection must be there when it breaks. */}
      {isInUse ? <PrefetchPageLinks page={href('/contact')} /> : null}
    </>
  )
}

const untouched = () => () => {}

// The field may have the focus before the application starts.
const isFocused = () => Boolean(document.activeElement?.closest('.footer-form'))

function onFocusMoved(onChange: () => void): () => void {
  addEventListener('focusin', onChange)
  return () => removeEventListener('focusin', onChange)
}

const problemWords = {
  confirm: 'Votre envoi est arrivé si vite qu’il ressemble à celui d’un robot. Envoyez-le de nouveau.',
  later: 'Beaucoup d’envois en peu de temps. Patientez quelques minutes, ou appelez-nous.',
  cutOff:
    'La connexion s’est interrompue, nous ne savons pas si votre adresse est arrivée. Envoyez-la de nouveau dès qu’elle est revenue\u00a0: arrivée deux fois, elle ne compte qu’une.',
}

function problemIn(answer: Refusal | CutOff): string | undefined {
  if (isCutOff(answer)) return problemWords.cutOff
  return answer.problem ? problemWords[answer.problem] : answer.problems[0]?.message
}
