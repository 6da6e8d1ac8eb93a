import { writeNumber } from '#app/domain/training/typed/write-number.ts'
import { Figure } from '../../figure.tsx'
import type { QualificationAnswer } from '../qualification-answer.ts'
import { refusalWords } from '../refusal-words.ts'

/** Automatic places and places of the lists, or why they cannot be told. */
export function AllocationFigures({
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
      <p className="qualification-note">{howShared[system]}</p>
    </div>
  )
}

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

function missingStarters(isMissing: boolean): string {
  return isMissing
    ? 'Indiquez les partants des deux sexes, ou d’aucun.'
    : 'Ces nombres ne donnent pas de partage.'
}

function Count({ label, name, value }: { label: string; name: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">
        <Figure name={name} value={value}>
          {writeNumber(value, 0)}
        </Figure>
      </dd>
    </div>
  )
}
