import { href } from 'react-router'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { OtherActs } from '../../frame/acts/other-acts.tsx'

export type TextFacts = {
  id: string
  page: string | undefined
  isShown: boolean
  isHidden: boolean
  isArchived: boolean
  canHide: boolean
  /** One that coaches add, copy and move. */
  isOpen: boolean
  isFromFile: boolean
  hasFile: boolean
  hasDraft: boolean
  publishAt: string | undefined
  withdrawAt: string | undefined
  stuck: string | undefined
}

type Act = { to: string; icon: IconName; label: string; isThere?: boolean; isDocument?: boolean }

/** What can be done with a text besides writing it: the usual first, the rest behind « Autres gestes ». */
export function TextActs({ text }: { text: TextFacts }) {
  const { id: document, page, hasDraft, isShown, canHide } = text
  const act = (name: string) => href('/admin/textes/:document/:act', { document, act: name })
  const usual: Act[] = [
    { to: page ?? '', icon: 'external-link', label: 'Voir la page', isThere: page !== undefined },
    {
      to: href('/admin/textes/:document/page', { document }),
      icon: 'eye',
      label: 'Voir le brouillon',
      isThere: hasDraft,
      isDocument: true,
    },
    {
      to: href('/admin/textes/:document/partager', { document }),
      icon: 'users',
      label: 'Lien d’aperçu',
      isThere: hasDraft,
    },
    {
      to: href('/admin/textes/:document/prevoir', { document }),
      icon: 'calendar-days',
      label: 'Prévoir',
      isThere: hasDraft || (isShown && canHide),
    },
    { to: href('/admin/textes/:document/versions', { document }), icon: 'clock', label: 'Versions' },
  ]
  const others: Act[] = [
    {
      to: href('/admin/textes/:document/adresse', { document }),
      icon: 'arrow-left-right',
      label: 'Renommer ou déplacer',
      isThere: text.isOpen,
    },
    {
      to: href('/admin/textes/:document/ordre', { document }),
      icon: 'list',
      label: 'Changer l’ordre',
      isThere: text.isOpen && document.startsWith('espaceAthlete~'),
    },
    { to: act('dupliquer'), icon: 'copy', label: 'Dupliquer', isThere: text.isOpen },
    { to: act('abandonner'), icon: 'x', label: 'Abandonner le brouillon', isThere: hasDraft },
    { to: act('masquer'), icon: 'eye-off', label: 'Masquer', isThere: canHide && isShown },
    { to: act('archiver'), icon: 'archive', label: 'Archiver', isThere: canHide && !text.isArchived },
    {
      to: href('/admin/textes/:document/supprimer', { document }),
      icon: 'trash-2',
      label: 'Supprimer',
      isThere: text.isOpen && (isShown || text.isHidden),
    },
    {
      to: act('fichier'),
      icon: 'undo-2',
      label: 'Revenir au fichier',
      isThere: !text.isFromFile && text.hasFile,
    },
  ]
  return (
    <>
      <div className="row chips">{usual.map(linkTo)}</div>
      {others.some(({ isThere }) => isThere) ? <OtherActs>{others.map(linkTo)}</OtherActs> : null}
    </>
  )
}

function linkTo({ to, icon, label, isThere = true, isDocument = false }: Act) {
  return isThere ? (
    <ButtonLink key={label} look="line" size="small" icon={icon} to={to} reloadDocument={isDocument}>
      {label}
    </ButtonLink>
  ) : null
}
