import { findRace } from '#app/domain/training/qualification/races.ts'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { Certainty, ExplainerSection } from './explainer-section.tsx'
import texts from './explainer-texts.json' with { type: 'json' }
import { placedAt } from './places.ts'

export function knownRollDowns() {
  return texts.rollDowns.map(({ slug, ...rollDown }) => ({
    ...rollDown,
    slotsEach: (findRace(slug)?.slots ?? 0) / 2,
  }))
}

export const furthestRank = Math.max(...texts.rollDowns.flatMap(({ women, men }) => [women, men]))

export function RollDownSection() {
  return (
    <ExplainerSection
      id="desistements"
      title="Quand la liste descend"
      lead="Absents, déjà qualifiés, budget, calendrier : une place refusée passe à quelqu’un d’autre. Jusqu’où, cela dépend de sa sorte."
    >
      <div className="tool-columns">
        <div>
          <h3 className="d4">La place automatique : trois personnes au plus</h3>
          <ol className="steps-line">
            <li>
              <b>
                <Ordinals>1er rang du groupe d’âge.</Ordinals>
              </b>
              <p>La première et le premier de chaque groupe reçoivent l’offre.</p>
            </li>
            <li>
              <b>
                <Ordinals>2e, puis 3e rang.</Ordinals>
              </b>
              <p>Si l’offre est refusée. Jamais plus loin.</p>
            </li>
            <li>
              <b>Puis la liste pondérée du même sexe.</b>
              <p>La place n’est pas perdue : la liste en gagne une.</p>
            </li>
          </ol>
          <Certainty degree="read" />
        </div>
        <div>
          <h3 className="d4">La liste pondérée : jusqu’à la dernière place</h3>
          <p>
            Tous ceux qui n’ont pas encore de place y sont classés, 2es et 3es de leur groupe compris. On
            descend les temps pondérés, offre après offre, jusqu’à ce que toutes les places soient prises. Le
            nombre de places seul sous-estime donc beaucoup vos chances.
          </p>
          <Certainty degree="read" />
          <h3 className="d4">Le jour de l’attribution</h3>
          <p>
            La place se prend à la cérémonie, en personne, avec une pièce d’identité, et se paie aussitôt.
            Absent, elle passe au rang suivant : restez jusqu’au dernier nom.
          </p>
          <Certainty degree="read">Lu sur la page d’une course</Certainty>
        </div>
      </div>
      <h3 className="d4">Jusqu’où c’est allé, automne 2025</h3>
      <p className="muted">
        Rang de la dernière place prise sur trois 70.3. Tirets verticaux : les places de chaque sexe,
        automatiques comprises.
      </p>
      <RollDownChart />
      <Certainty degree="single">Une seule source : canikona, relevé de courses</Certainty>
    </ExplainerSection>
  )
}

function RollDownChart() {
  return (
    <ul className="roll-downs">
      {knownRollDowns().map(({ name, day, slotsEach, women, men }) => (
        <li key={name}>
          <p>
            <b>{name}</b>
            <small>
              {day}, {slotsEach} places
            </small>
          </p>
          <div>
            <span aria-hidden="true">
              <i style={placedAt(shareOf(slotsEach))} />
            </span>
            <p className="roll-down-women" style={placedAt(shareOf(women))}>
              femmes{' '}
              <b className="num">
                <Ordinals>{`${women}e`}</Ordinals>
              </b>
            </p>
            <p style={placedAt(shareOf(men))}>
              hommes{' '}
              <b className="num">
                <Ordinals>{`${men}e`}</Ordinals>
              </b>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function shareOf(rank: number): number {
  return (rank / furthestRank) * 100
}
