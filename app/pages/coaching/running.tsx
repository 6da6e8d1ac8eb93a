export default function Running() {
  return null
}
