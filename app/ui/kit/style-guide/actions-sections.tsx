import { Badge, ExampleBadge } from '../badge.tsx'
import { ButtonLink } from '../button-link.tsx'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { MoreLink } from '../more-link.tsx'
import { toast } from '../overlay/toast.ts'
import { ToastCard } from '../overlay/toasts.tsx'
import { Tooltip } from '../overlay/tooltip.tsx'
import { TextLink } from '../text-link.tsx'
import { GuideSection } from './guide-section.tsx'

const looks = { primary: 'Principal', line: 'Secondaire', neutral: 'Neutre', ghost: 'Discret' } as const

export function ButtonsSection() {
  return (
    <GuideSection title="Boutons et liens">
      <div className="guide-row cluster row">
        {Object.entries(looks).map(([look, label]) => (
          <Button key={look} look={look as keyof typeof looks}>
            {label}
          </Button>
        ))}
        <Button look="danger" icon="trash-2">
          Supprimer
        </Button>
        <Button busy>Envoi en cours</Button>
        <Button disabled>Indisponible</Button>
        <Button size="small">44 px</Button>
        <Button size="large">56 px</Button>
        <ButtonLink to="?" look="line" iconEnd="arrow-right">
          Un lien
        </ButtonLink>
        <Tooltip text="Vos séances, votre calendrier et vos ressources">
          <IconButton icon="search" label="Rechercher" />
        </Tooltip>
        <MoreLink to="?">Voir les stages</MoreLink>
        <TextLink to="?">Un lien dans le texte</TextLink>
      </div>
      <div className="guide-row cluster row">
        <Badge tone="success">4 places</Badge>
        <Badge tone="warning">Dernière place</Badge>
        <Badge>Complet</Badge>
        <Badge tone="info">Inscriptions le 8 janvier</Badge>
        <Badge tone="error">Paiement refusé</Badge>
        <Badge plain>Natation</Badge>
        <ExampleBadge />
      </div>
      <div className="ink guide-ink">
        <p className="tag">Panneau d’encre</p>
        <p className="d3">Toujours sombre, dans les deux modes.</p>
        <div className="guide-row cluster row">
          <Button look="ink" iconEnd="arrow-right">
            Être recontacté
          </Button>
          <Button look="line">Contour</Button>
          <Button look="ghost">Discret</Button>
          <TextLink to="?">Un lien</TextLink>
        </div>
      </div>
    </GuideSection>
  )
}

const messages = [
  { tone: 'success', title: 'Maillot Couloirs ajouté au panier' },
  { tone: 'info', title: 'Votre plan de la semaine est prêt' },
  { tone: 'error', title: 'Le paiement n’a pas abouti' },
] as const

export function ToastsSection() {
  return (
    <GuideSection title="Notifications">
      <div className="guide-halves">
        {messages.map((message) => (
          <ToastCard key={message.tone} toast={{ ...message, id: 0, duration: 0, isLeaving: false }} />
        ))}
      </div>
      <div className="guide-row cluster row">
        {messages.map((message) => (
          <Button key={message.tone} look="line" size="small" onClick={() => toast(message)}>
            {message.title}
          </Button>
        ))}
      </div>
    </GuideSection>
  )
}
