import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { DoneNote, useDone } from '#app/ui/blocks/forms/done-note.tsx'
import { BackLink } from '#app/ui/kit/more-link.tsx'
import { toast } from '#app/ui/kit/overlay/toast.ts'
import { useIsLive } from '#app/ui/kit/use-is-live.ts'

type AdminHeadProps = {
  title: ReactNode
  lead?: ReactNode
  /** The list this page is reached from. */
  back?: { to: string; label: string }
  children?: ReactNode
}

export function AdminHead({ title, lead, back, children }: AdminHeadProps) {
  const words = useDone(doneWords)
  const { key } = useLocation()
  return (
    <div className="admin-head stack">
      {back ? (
        <p className="admin-back">
          <BackLink {...back} />
        </p>
      ) : null}
      <div className="admin-head-line cluster">
        <div>
          <h1 className="d3">{title}</h1>
          {lead ? <p className="muted">{lead}</p> : null}
        </div>
        {children}
      </div>
      <CutOffNote />
      {words ? <DoneToast key={key} words={words} isNothing={words === doneWords.rien} /> : null}
    </div>
  )
}

function DoneToast({ words, isNothing }: { words: string; isNothing: boolean }) {
  const [isToast] = useState(useIsLive())
  const tone = isNothing ? 'info' : 'success'
  useEffect(() => {
    if (isToast) toast({ title: words, tone })
  }, [isToast, words, tone])
  return isToast ? null : <DoneNote tone={tone}>{words}</DoneNote>
}

const doneWords = {
  invitation: 'L’invitation est partie. Vous la retrouvez dans les envois.',
  ouvert: 'Cette personne avait déjà un compte\u00a0: son accès est ouvert, elle en est prévenue.',
  groupes: 'Les groupes sont enregistrés.',
  suspendre: 'L’accès est suspendu.',
  retablir: 'L’accès est rétabli.',
  terminer: 'L’adhésion est terminée.',
  'second-facteur': 'Le second facteur est retiré, la personne en est prévenue par e-mail.',
  'course-ajoutee': 'La course est au calendrier.',
  'course-changee': 'C’est enregistré\u00a0: qui devait être prévenu l’est par e-mail.',
  'course-acceptee': 'La course est au calendrier, qui l’a proposée en est prévenu.',
  'course-annuler': 'La course est annulée\u00a0: elle reste au calendrier, marquée comme telle.',
  'course-retablir': 'La course est rétablie.',
  'course-refuser': 'La proposition est refusée.',
  'course-reunir': 'La proposition est réunie à la course du calendrier.',
  'courses-importees':
    'Les courses choisies sont au calendrier\u202f; celles qui y étaient déjà n’ont pas bougé.',
  repondu: 'Le message est marqué comme répondu.',
  'a-repondre': 'Le message est de nouveau à traiter.',
  fin: 'C’est noté\u00a0: cela ne partira pas.',
  essai: 'Un nouvel envoi est demandé.',
  'commande-preparer': 'La commande est en préparation.',
  'commande-prete': 'La commande est prête\u00a0: l’e-mail part.',
  'commande-expedier': 'La commande est expédiée\u00a0: l’e-mail part.',
  'commande-remettre': 'La commande est remise\u00a0: l’e-mail part.',
  'commande-livree': 'La livraison est notée\u00a0: l’e-mail part.',
  'commande-jour': 'Le jour de réception est corrigé\u00a0: l’e-mail part.',
  'commande-encaisser': 'Le paiement est noté, la facture part par e-mail.',
  'commande-annuler': 'La commande est annulée\u00a0: l’e-mail part.',
  'commande-rendu': 'Le remboursement est noté comme fait.',
  'commande-redemander': 'Le remboursement est redemandé à la carte.',
  'commande-rembourser': 'Le remboursement est décidé\u00a0: l’avoir part par e-mail.',
  rien: 'Il n’y avait plus rien à faire\u00a0: l’état avait déjà changé.',
}
