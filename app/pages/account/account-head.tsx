import { useDone, useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'
import { Note } from '#app/ui/kit/note.tsx'

type AccountHeadProps = { title: string; lead?: string }

export function AccountHead({ title, lead }: AccountHeadProps) {
  return (
    <header className="account-head">
      <h1 className="d2">{title}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
      <DoneNote />
    </header>
  )
}

const words: Readonly<Record<string, string>> = {
  profil: 'C’est enregistré.',
  adresse:
    'Deux messages sont partis, un à chacune de vos deux adresses. Ouvrez les deux\u00a0: le changement se fait quand les deux ont dit oui.',
  'mot-de-passe': 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
  facteur: 'Votre second facteur est en place. Il sera demandé à votre prochaine connexion.',
  'facteur-retire': 'Ce second facteur est retiré.',
  session: 'Cette session est fermée.',
  sessions: 'Vos autres sessions sont fermées.',
  allure: 'C’est enregistré. Les séances de l’espace athlète s’écrivent à cette allure.',
  'allure-oubliee': 'C’est supprimé. Les séances ne montrent plus ces allures.',
  acces: 'Cet accès est retiré.',
}

/** Says what the form before has done; it takes the focus, so that it is read aloud. */
function DoneNote() {
  const done = useDone()
  const text = Object.hasOwn(words, done) ? words[done] : undefined
  return text === undefined ? null : <DoneText key={done} text={text} />
}

function DoneText({ text }: { text: string }) {
  const note = useFocusOnMount<HTMLDivElement>()
  return (
    <div className="account-done" tabIndex={-1} ref={note}>
      <Note tone="success">{text}</Note>
    </div>
  )
}
