export default function Swimming() {
  return null
}
