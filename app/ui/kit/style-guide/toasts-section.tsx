import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import type { IconName } from '../icon-names.ts'
import { Icon } from '../icon.tsx'
import type { ToastMessage, ToastTone } from '../toast-message.ts'
import { toast } from '../toast.ts'
import { GuideSection } from './guide-section.tsx'
import '../toast.css'

const MESSAGES: Required<Pick<ToastMessage, 'title' | 'description' | 'tone'>>[] = [
  { tone: 'success', title: 'Maillot Couloirs ajouté au panier', description: 'Taille M, vert piste' },
  {
    tone: 'info',
    title: 'Votre plan de la semaine est prêt',
    description: 'Six séances, 7\u00a0h\u00a015 au total',
  },
  {
    tone: 'warning',
    title: 'Plus qu’une place pour Annecy',
    description: 'Elle vous est réservée pendant 15\u00a0minutes',
  },
  {
    tone: 'error',
    title: 'Le paiement n’a pas abouti',
    description: 'Votre banque a refusé la carte. Rien n’a été débité.',
  },
]

const ACTIONS = ['Voir le panier', 'Ouvrir', undefined, 'Réessayer']

export function ToastsSection() {
  return (
    <GuideSection title="Notifications">
      <div className="guide-halves">
        {MESSAGES.map((message, index) => (
          <ToastPicture key={message.tone} {...message} action={ACTIONS[index]} />
        ))}
      </div>
      <div className="guide-row">
        {MESSAGES.map((message) => (
          <Button key={message.tone} look="line" size="small" onClick={() => void toast(message)}>
            {message.title}
          </Button>
        ))}
      </div>
    </GuideSection>
  )
}

const ICONS: Record<ToastTone, IconName> = {
  success: 'circle-check',
  info: 'info',
  warning: 'triangle-alert',
  error: 'circle-x',
}

type ToastPictureProps = { tone: ToastTone; title: string; description: string; action?: string }

/** A toast held still, to look at it. */
function ToastPicture({ tone, title, description, action }: ToastPictureProps) {
  return (
    <div className={`toast toast-${tone}`}>
      <span className="toast-icon">
        <Icon name={ICONS[tone]} />
      </span>
      <p className="toast-text">
        <b>{title}</b>
        <span>{description}</span>
      </p>
      {action && (
        <button type="button" className="toast-action">
          {action}
        </button>
      )}
      <IconButton icon="x" label="Fermer la notification" />
      {tone !== 'error' && <i className="toast-time guide-still" />}
    </div>
  )
}
