import type { ParticipantField } from '#app/domain/camps/bookings/participant.ts'
import { OptionField } from '#app/ui/blocks/camps/option-field.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field, FieldGroup } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { errorOf, idOf, type TypedBooking } from './booking-form.tsx'
import type { CampView } from './read-booking.server.ts'

type ParticipantProps = { own: TypedBooking; camp: CampView; rank: number }

/** One participant: who, how to reach them, whom to call, and their options. */
export function ParticipantQuestion({ own, camp, rank }: ParticipantProps) {
  const at = { own, rank }
  return (
    <section aria-labelledby={`participant-${rank}`} className="booking-participant">
      <h2 className="d4" id={`participant-${rank}`}>
        Participant {rank}
      </h2>
      {rank === 1 ? (
        <Checkbox
          id={idOf('takesPart')}
          name="takesPart"
          label="C’est moi"
          error={errorOf(own, 'takesPart')}
          defaultChecked={own.typed.takesPart === 'on'}
        />
      ) : null}
      <div className="booking-who">
        <div className="form-row">
          <Line {...at} name="firstName" label="Prénom" />
          <Line {...at} name="lastName" label="Nom" />
        </div>
        <div className="form-row">
          <Line
            {...at}
            name="email"
            label="Adresse e-mail"
            type="email"
            hint="Pour le programme et les rappels."
            optional
          />
          <Line {...at} name="phone" label="Téléphone" type="tel" optional />
        </div>
      </div>
      <div className="form-row">
        <Line {...at} name="bornOn" label="Date de naissance" hint="Jour, mois, année, comme 14/03/1990." />
        <Line {...at} name="licence" label="Numéro de licence" optional />
      </div>
      {camp.levelGroups.length > 0 ? (
        <Field
          id={idOf(`levelGroup-${rank}`)}
          label="Groupe de niveau"
          error={errorOf(own, `levelGroup-${rank}`)}
        >
          <Select name={`levelGroup-${rank}`} defaultValue={own.typed[`levelGroup-${rank}`] ?? ''}>
            <option value="">À choisir</option>
            {camp.levelGroups.map((group) => (
              <option key={group}>{group}</option>
            ))}
          </Select>
        </Field>
      ) : null}
      <div className="form-row">
        <Line {...at} name="emergencyName" label="Personne à prévenir en cas d’urgence" />
        <Line {...at} name="emergencyPhone" label="Son téléphone" type="tel" />
      </div>
      <Line {...at} name="diet" label="Régime alimentaire" optional />
      <OptionsQuestion {...at} camp={camp} />
      <Declarations {...at} />
    </section>
  )
}

function OptionsQuestion({ own, camp, rank }: ParticipantProps) {
  if (camp.options.length === 0) return null
  return (
    <FieldGroup id={idOf(`options-${rank}`)} legend="Options" optional>
      {camp.options.map((option) => {
        const name = `option-${option.id}-${rank}`
        return (
          <OptionField
            key={option.id}
            id={idOf(name)}
            name={name}
            option={option}
            typed={own.typed[name]}
            error={errorOf(own, name)}
          />
        )
      })}
      {camp.options.some(({ group }) => group === 'chambre') ? (
        <Line own={own} rank={rank} name="roomMate" label="Avec qui partager la chambre" optional />
      ) : null}
    </FieldGroup>
  )
}

/** Asked instead of any medical paper: a day and a yes, no answer to a question of health. */
function Declarations({ own, rank }: Omit<ParticipantProps, 'camp'>) {
  const value = (name: ParticipantField) => own.typed[`${name}-${rank}`]
  return (
    <>
      <Checkbox
        id={idOf(`isFit-${rank}`)}
        name={`isFit-${rank}`}
        label="Cette personne déclare, ce jour, ne pas connaître de contre-indication à l’effort"
        hint="Pour une personne majeure. Aucun certificat ni questionnaire n’est demandé ni gardé."
        error={errorOf(own, `isFit-${rank}`)}
        defaultChecked={value('isFit') === 'on'}
      />
      <details
        className="booking-minor"
        open={['guardianName', 'guardianEmail', 'guardianAttests'].some(
          (name) => errorOf(own, `${name}-${rank}`) || own.typed[`${name}-${rank}`],
        )}
      >
        <summary className="tap">Cette personne aura moins de 18&nbsp;ans au départ</summary>
        <div className="stack">
          <div className="form-row">
            <Line own={own} rank={rank} name="guardianName" label="Prénom et nom du représentant légal" />
            <Line own={own} rank={rank} name="guardianEmail" label="Son adresse e-mail" type="email" />
          </div>
          <Checkbox
            id={idOf(`guardianAttests-${rank}`)}
            name={`guardianAttests-${rank}`}
            label="Le représentant légal est d’accord, et atteste que chaque réponse au questionnaire de santé du sportif mineur est négative"
            hint="Le questionnaire reste dans la famille."
            error={errorOf(own, `guardianAttests-${rank}`)}
            defaultChecked={value('guardianAttests') === 'on'}
          />
        </div>
      </details>
    </>
  )
}

type LineProps = {
  own: TypedBooking
  rank: number
  name: ParticipantField
  label: string
  hint?: string
  type?: 'text' | 'email' | 'tel'
  optional?: boolean
}

function Line({ own, rank, name, label, hint, type = 'text', optional }: LineProps) {
  const field = `${name}-${rank}`
  return (
    <Field id={idOf(field)} label={label} hint={hint} error={errorOf(own, field)} optional={optional}>
      <TextInput
        name={field}
        type={type}
        autoComplete="off"
        defaultValue={own.typed[field]}
        required={!optional}
      />
    </Field>
  )
}
