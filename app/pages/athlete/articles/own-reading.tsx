import { useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'
import { cutOffWords, sendAside } from '../send-aside.ts'
import { doneWords, type Received } from './article-words.ts'

const markPath = '/espace-athlete/lecture/marque'

type OwnReadingProps = {
  path: string
  isRead: boolean
  isHelpful: boolean | undefined
  received: Received | undefined
}

export function OwnReading({ path, isRead, isHelpful, received }: OwnReadingProps) {
  const { revalidate } = useRevalidator()
  const [answer, setAnswer] = useState(received)
  const { done, refused } = answer ?? {}
  const said = refused ?? (done === undefined ? '' : doneWords[done])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    const form = new URLSearchParams({ article: path, intent: submitter.value })
    const answered = await sendAside<Received>(markPath, form)
    setAnswer(answered ?? { refused: cutOffWords })
    if (answered) await revalidate()
  }

  return (
    <form method="post" action={path} className="own-reading" id="votre-lecture" onSubmit={send}>
      <button className="chip" name="intent" value={isRead ? 'unread' : 'read'} aria-pressed={isRead}>
        <Icon name="check" size={16} />
        {isRead ? 'Lu' : 'Marquer comme lu'}
      </button>
      <fieldset className="chips">
        <legend className="smaller">Cet article vous a-t-il aidé&#8239;?</legend>
        <button className="chip" name="intent" value="helpful" aria-pressed={isHelpful === true}>
          Oui
        </button>
        <button className="chip" name="intent" value="unhelpful" aria-pressed={isHelpful === false}>
          Pas vraiment
        </button>
      </fieldset>
      <output className="muted">{said}</output>
    </form>
  )
}
