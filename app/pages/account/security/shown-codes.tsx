import { href } from 'react-router'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { PrintButton } from '#app/ui/blocks/print-button.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { ButtonContent, buttonClasses } from '#app/ui/kit/button.tsx'
import { CopyButton } from '#app/ui/kit/copy-button.tsx'
import { Note } from '#app/ui/kit/note.tsx'

type ShownCodesProps = { codes: readonly string[]; isAfterFactor?: boolean }

export function ShownCodes({ codes, isAfterFactor = false }: ShownCodesProps) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  const text = `Allure, codes de secours\n\n${codes.join('\n')}\n\nChaque code sert une fois.\n`
  return (
    <>
      <header className="account-head stack">
        <h1 className="d2" tabIndex={-1} ref={title}>
          Codes de secours
        </h1>
        <p className="lead">
          {isAfterFactor ? 'Votre second facteur est en place. ' : ''}Gardez ces dix codes hors de cet
          appareil&nbsp;: chacun vous laisse entrer une fois, si votre second facteur n’est plus là.
        </p>
      </header>
      <Note tone="warning">Cette page ne les montrera plus. Seule leur empreinte est gardée.</Note>
      <ol className="recovery-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="account-add row">
        <a
          className={buttonClasses({ look: 'line', size: 'small' })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="codes-de-secours.txt"
        >
          <ButtonContent icon="download" size="small">
            Télécharger
          </ButtonContent>
        </a>
        <CopyButton text={codes.join('\n')}>Copier</CopyButton>
        <PrintButton />
      </div>
      <p className="account-next">
        <ButtonLink to={href('/compte/securite')} iconEnd="arrow-right">
          Je les ai gardés
        </ButtonLink>
      </p>
    </>
  )
}
