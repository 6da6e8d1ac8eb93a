import { memo } from 'react'
import type { Reading } from '#app/domain/training/typed/reading.ts'
import { writeNumber } from '#app/domain/training/typed/writing.ts'
import { TypedField } from '../../fields.tsx'
import { Fact } from '../../figures.tsx'
import { SectionHead } from '../../section-head.tsx'
import { CalculateButton } from '../../tool-form.tsx'
import type { QualificationAnswer } from '../qualification-answer.ts'
import { refusalWords } from '../system-words.ts'

const seventyThree =
  'En 70.3, la moitié des places revient à chaque sexe\u00a0: moins les places automatiques, il reste la liste de chacun.'

const howShared: Record<QualificationAnswer['system'], string> = {
  '2025-11':
    'Après une place automatique par groupe d’âge, le reste suit la part des femmes et des hommes au départ. L’arrondi n’est pas publié\u00a0: nous arrondissons les hommes au plus proche, les femmes ont le reste. Vérifiez sur le site officiel.',
  '2025-07':
    'Après une place automatique par groupe d’âge, femmes et hommes étaient dans une seule liste\u00a0: seuls les temps disaient qui prenait les places.',
  '703-2025': seventyThree,
  '703-2026': `${seventyThree} La table du 23 juin 2026 n’a qu’une source\u00a0: vérifiez sur le site officiel.`,
  ancien:
    'Une place par groupe d’âge ayant des partants, le reste au prorata des partants de chaque groupe, aux plus fortes moyennes. La règle parlait de places «\u202fpar sexe\u202f» sans dire comment elles se séparaient\u00a0: nous partageons entre tous les groupes à la fois, et une place dont personne ne veut reste chez le même sexe, au groupe le plus nombreux par place. Vérifiez sur le site officiel.',
}

type AllocationSectionProps = { answer: QualificationAnswer; isInvented: boolean }

export const AllocationSection = memo(function AllocationSection(props: AllocationSectionProps) {
  const { answer, isInvented } = props
  const { readings, race, starters } = answer
  const supposed = isInvented ? 'le peloton inventé' : 'votre liste'
  const field = (name: string, label: string, reading: Reading, empty: number | undefined) => (
    <TypedField
      name={name}
      label={label}
      reading={reading.ok ? undefined : reading}
      hint={empty === undefined ? undefined : `Vide\u00a0: ${writeNumber(empty, 0)}, ${supposed}.`}
      inputMode="numeric"
    />
  )
  const hintOf = (reading: Reading, count: number | undefined) => (reading.ok ? undefined : count)
  return (
    <section className="tool-section tool-section-raised" aria-labelledby="partage">
      <div className="wrap">
        <SectionHead id="partage" title="Les places de votre course" />
        <div className="allocation">
          <div className="allocation-fields">
            <TypedField
              name="places"
              label="Places pour le championnat"
              reading={readings.slots.ok ? undefined : readings.slots}
              hint={
                race
                  ? `Vide\u00a0: ${race.slots}, celles de la course.`
                  : 'Femmes et hommes ensemble, comme 40.'
              }
              inputMode="numeric"
            />
            {field(
              'partants-f',
              'Femmes au départ',
              readings.startersWomen,
              hintOf(readings.startersWomen, starters?.startersWomen),
            )}
            {field(
              'partants-h',
              'Hommes au départ',
              readings.startersMen,
              hintOf(readings.startersMen, starters?.startersMen),
            )}
            {field(
              'groupes-f',
              'Groupes d’âge de femmes',
              readings.groupsWomen,
              hintOf(readings.groupsWomen, starters?.groupsWomen),
            )}
            {field(
              'groupes-h',
              'Groupes d’âge d’hommes',
              readings.groupsMen,
              hintOf(readings.groupsMen, starters?.groupsMen),
            )}
            <CalculateButton />
          </div>
          <AllocationFigures answer={answer} />
        </div>
      </div>
    </section>
  )
})

function AllocationFigures({
  answer: { allocation, system, slots, starters },
}: {
  answer: QualificationAnswer
}) {
  if (allocation === undefined) {
    return (
      <p className="allocation-missing">
        {slots === undefined ? 'Indiquez le nombre de places.' : missingStarters(starters === undefined)}
      </p>
    )
  }
  if (!allocation.ok) return <p className="allocation-missing">{refusalWords(allocation.reason)}</p>
  const { autoMen, autoWomen, pool, poolMen, poolWomen } = allocation
  return (
    <div>
      <dl className="allocation-figures">
        <Count label="automatiques, femmes" name="auto-f" value={autoWomen} />
        {poolWomen !== undefined && <Count label="liste pondérée, femmes" name="pool-f" value={poolWomen} />}
        {poolMen !== undefined && <Count label="liste pondérée, hommes" name="pool-h" value={poolMen} />}
        {poolMen === undefined && (
          <Count
            label={system === 'ancien' ? 'au prorata des partants' : 'liste pondérée commune'}
            name="pool"
            value={pool}
          />
        )}
        <Count label="automatiques, hommes" name="auto-h" value={autoMen} />
      </dl>
      <p className="tool-note">{howShared[system]}</p>
    </div>
  )
}

function missingStarters(isMissing: boolean): string {
  return isMissing
    ? 'Indiquez les partants des deux sexes, ou d’aucun.'
    : 'Ces nombres ne donnent pas de partage.'
}

function Count({ label, name, value }: { label: string; name: string; value: number }) {
  return <Fact label={label} name={name} value={value} text={writeNumber(value, 0)} />
}
