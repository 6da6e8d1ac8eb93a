import { isPerformance, type Performance } from './race-models.ts'

/** Where an event of the scoring tables is run. */
export type Surface = 'track' | 'road' | 'steeple'

/** An event of the World Athletics scoring tables: points ≈ a·t² + b·t + c, t in seconds. */
type ScoredEvent = [surface: Surface, metres: number, a: number, b: number, c: number]

/**
 * Quadratics fitted to the World Athletics scoring tables of 2025 (from the open iaaf-scoring-tables project, MIT licence,
 * read on 2026-11-20; not checked against the official document).
 */
const scoredEvents: { f: ScoredEvent[]; h: ScoredEvent[] } = {
  f: [
    ['track', 1500, 0.01339999627048627, -14.471861176560651, 3907.3655835949467],
    ['track', 1609.344, 0.011649998601839462, -13.513881163102496, 3918.992004961794],
    ['road', 1609.344, 0.011649998601839462, -13.513881163102496, 3918.992004961794],
    ['track', 3000, 0.0025389974609562604, -6.09357042856243, 3656.127933666052],
    ['track', 3218.688, 0.0021569982582902714, -5.592213856668138, 3624.5803229979647],
    ['steeple', 3000, 0.0013229981350130343, -3.99544233512367, 3016.5498521791887],
    ['track', 5000, 0.0008079992470730324, -3.3935897885437782, 3563.2616780022654],
    ['track', 10000, 0.0001712000450308747, -1.5407985033832432, 3466.7925173026015],
    ['road', 5000, 0.0008086109772535849, -3.394979088225057, 3563.519547606804],
    ['road', 10000, 0.00017119892280619345, -1.540623663798911, 3466.0215817096905],
    ['road', 15000, 5.950169956620444e-5, -0.8673501034970386, 3160.8202295460505],
    ['road', 16093.44, 5.0161458530027705e-5, -0.7928929030433878, 3133.291096993169],
    ['road', 20000, 2.9561167921593728e-5, -0.6002903493061389, 3047.491516400696],
    ['road', 21097.5, 2.5960366893742386e-5, -0.5606107770831628, 3026.587224518895],
    ['road', 25000, 1.7820078937803765e-5, -0.4640160886376883, 3020.6229502419883],
    ['road', 30000, 1.1779975715341595e-5, -0.3760051889530356, 3000.427789900161],
    ['road', 42195, 5.389966906974475e-6, -0.25224574933865895, 2951.2162982728405],
    ['road', 100000, 8.73997733214654e-7, -0.10697653743886448, 3273.457442281433],
  ],
  h: [
    ['track', 1500, 0.04065992529984008, -31.307736299477256, 6026.662254345021],
    ['track', 1609.344, 0.035099677603458446, -29.132456259137143, 6044.924547011615],
    ['road', 1609.344, 0.035099677603458446, -29.132456259137143, 6044.924547011615],
    ['track', 3000, 0.008150049932713843, -13.691983542337312, 5750.59246378555],
    ['track', 3218.688, 0.007029988518363783, -12.721403001585259, 5755.13271902001],
    ['steeple', 3000, 0.0043159973458793965, -8.804593368752649, 4490.321079731511],
    ['track', 5000, 0.002777997945427213, -8.000608112196687, 5760.418712362531],
    ['track', 10000, 0.0005239994429364625, -3.3011925260043427, 5199.371486475808],
    ['road', 5000, 0.0027791125913787518, -8.002589936962636, 5760.829724426498],
    ['road', 10000, 0.0005243835511893474, -3.302659028227424, 5200.274036400777],
    ['road', 15000, 0.00021619813224982992, -2.104692144502337, 5122.29998515785],
    ['road', 16093.44, 0.00018524985210266465, -1.9447905029914807, 5104.302716247388],
    ['road', 20000, 0.00010849945387967144, -1.4544357631051241, 4874.178186156554],
    ['road', 21097.5, 9.469710951061014e-5, -1.3521892901331114, 4827.020676429092],
    ['road', 25000, 6.380128595110182e-5, -1.102413160310192, 4762.120081442874],
    ['road', 30000, 4.1899103628650555e-5, -0.8882236041678482, 4707.383289585705],
    ['road', 42195, 2.0101186255287035e-5, -0.6150659606552438, 4705.042285787989],
    ['road', 100000, 1.7649869023559175e-6, -0.17155533952055002, 4168.759475629777],
  ],
}

const distanceTolerance = 0.0005
const mostPoints = 1400

/**
 * World Athletics points (2025 tables, fitted: a point or two from the official ones) of a race, the lower whole number.
 * Undefined for a distance that is not scored on that surface (within 0.05 %), and outside 0–1400 points.
 */
export function worldAthleticsPoints(
  race: Performance,
  sex: 'f' | 'h',
  surface: Surface = 'road',
): number | undefined {
  if (!isPerformance(race)) return undefined
  const event = scoredEvents[sex].find(
    ([where, metres]) => where === surface && Math.abs(race.distanceMetres / metres - 1) <= distanceTolerance,
  )
  if (!event) return undefined
  const [, , a, b, c] = event
  const time = race.timeSeconds
  // Beyond its lowest point the parabola would climb again and reward the slow.
  if (time > -b / (2 * a)) return undefined
  const points = Math.floor(a * time * time + b * time + c)
  return points >= 0 && points <= mostPoints ? points : undefined
}
