/** A French training zone, as shares of VMA in %; conventions vary, so coaches may edit the bounds. */
type VmaZone = { key: string; name: string; fromPercent: number; toPercent: number }

export const usualVmaZones: VmaZone[] = [
  { key: 'recuperation', name: 'Récupération', fromPercent: 55, toPercent: 65 },
  { key: 'endurance', name: 'Endurance fondamentale', fromPercent: 65, toPercent: 75 },
  { key: 'marathon', name: 'Allure marathon', fromPercent: 75, toPercent: 82 },
  { key: 'seuil-1', name: 'Seuil 1', fromPercent: 78, toPercent: 83 },
  { key: 'seuil-2', name: 'Seuil 2, tempo', fromPercent: 83, toPercent: 90 },
  { key: 'vma-longue', name: 'VMA longue', fromPercent: 90, toPercent: 97 },
  { key: 'vma', name: 'VMA', fromPercent: 97, toPercent: 105 },
  { key: 'vitesse', name: 'Vitesse', fromPercent: 105, toPercent: 120 },
]
