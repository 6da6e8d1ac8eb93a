import { useFetcher } from 'react-router'
import { Icon } from '../../../ui/kit/icon.tsx'
import { doneWords, type Received } from './done-words.ts'

type OwnReadingProps = {
  path: string
  isRead: boolean
  isHelpful: boolean | undefined
  /** What became of a form that was sent without a script. */
  received: Received | undefined
}

/** Whether one has read an article, and whether it helped. */
export function OwnReading({ path, isRead, isHelpful, received }: OwnReadingProps) {
  const fetcher = useFetcher<Received>()
  const { done, refused } = fetcher.data ?? received ?? {}
  const said = refused ?? (done === undefined ? '' : doneWords(done))
  return (
    <fetcher.Form method="post" action={path} className="own-reading" id="votre-lecture">
      <button className="chip" name="intent" value={isRead ? 'unread' : 'read'} aria-pressed={isRead}>
        <Icon name="check" size={16} />
        {isRead ? 'Lu' : 'Marquer comme lu'}
      </button>
      <fieldset>
        <legend>Cet article vous a-t-il aidé&#8239;?</legend>
        <button className="chip" name="intent" value="helpful" aria-pressed={isHelpful === true}>
          Oui
        </button>
        <button className="chip" name="intent" value="unhelpful" aria-pressed={isHelpful === false}>
          Pas vraiment
        </button>
      </fieldset>
      <output>{said}</output>
    </fetcher.Form>
  )
}
