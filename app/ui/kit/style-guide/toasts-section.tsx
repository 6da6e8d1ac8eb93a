import { Button } from '../button.tsx'
import { toast, type ToastMessage, type ToastTone } from '../toast.ts'
import { ToastCard } from '../toasts.tsx'
import { GuideSection } from './guide-section.tsx'

const messages: (ToastMessage & { tone: ToastTone })[] = [
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

const actions = ['Voir le panier', 'Ouvrir', undefined, 'Réessayer']

export function ToastsSection() {
  return (
    <GuideSection title="Notifications">
      <div className="guide-halves guide-toasts">
        {messages.map((message, index) => {
          const label = actions[index]
          const action = label === undefined ? {} : { action: { label, onClick: () => undefined } }
          const still = { ...message, ...action, id: -1 - index, duration: 0, isLeaving: false }
          return (
            <ToastCard key={message.tone} toast={still} time={message.tone === 'error' ? undefined : 5000} />
          )
        })}
      </div>
      <div className="guide-row">
        {messages.map((message) => (
          <Button key={message.tone} look="line" size="small" onClick={() => toast(message)}>
            {message.title}
          </Button>
        ))}
      </div>
    </GuideSection>
  )
}
