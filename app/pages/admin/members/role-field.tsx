import { FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { RadioCard, RadioCards } from '#app/ui/kit/fields/radio-card.tsx'

const roles = [
  { value: 'athlete', title: 'Athlète', description: 'Lit l’espace athlète.' },
  { value: 'assistant', title: 'Assistant', description: 'Ouvre ici les rubriques qu’un coach lui donne.' },
  { value: 'admin', title: 'Coach', description: 'Peut tout ici : inviter, suspendre, répondre.' },
]

type RoleFieldProps = { id: string; chosen: string; error?: string | undefined }

export function RoleField({ id, chosen, error }: RoleFieldProps) {
  return (
    <FieldGroup id={id} legend="Rôle" error={error}>
      <RadioCards>
        {roles.map((card) => (
          <RadioCard key={card.value} {...card} name="role" defaultChecked={chosen === card.value} />
        ))}
      </RadioCards>
    </FieldGroup>
  )
}
