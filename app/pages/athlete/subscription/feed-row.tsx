import { ButtonContent } from '#app/ui/kit/button-content.tsx'
import { buttonClasses } from '#app/ui/kit/button-look.ts'
import { CopyButton } from '#app/ui/kit/copy-button.tsx'
import { Field } from '#app/ui/kit/field.tsx'
import { TextInput } from '#app/ui/kit/text-input.tsx'
import type { FeedAddress } from './feed-addresses.ts'
import { feedWords } from './feed-words.ts'

/** A calendar to subscribe to: by the program of the device, or by an address to paste. */
export function FeedRow({ feed: { kind, web, program } }: { feed: FeedAddress }) {
  const { title, text } = feedWords[kind]
  const quoted = `«\u202f${title}\u202f»`
  return (
    <li className="subscription-feed">
      <h3>{title}</h3>
      <p className="muted">{text}</p>
      <Field
        id={`adresse-${kind}`}
        label={
          <>
            Adresse<span className="vh"> du calendrier {title}</span>
          </>
        }
      >
        <TextInput
          className="subscription-address"
          readOnly
          value={web}
          translate="no"
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Field>
      <div className="subscription-buttons">
        <a className={buttonClasses({ look: 'primary', size: 'small' })} href={program}>
          <ButtonContent icon="calendar-days" size="small">
            S’abonner
          </ButtonContent>
          <span className="vh"> à {quoted}</span>
        </a>
        <CopyButton text={web} about={`de ${quoted}`}>
          Copier l’adresse
        </CopyButton>
        <a className="link" href={web} download={`${kind}.ics`}>
          Télécharger une fois<span className="vh"> {quoted}</span>
        </a>
      </div>
    </li>
  )
}
