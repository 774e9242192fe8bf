/** Made by tools/texts.ts from src/naqala/texts. */
declare module 'virtual:texts' {
  type Load = () => Promise<{ readonly default: string }>;
  interface Language {
    readonly name: string;
    readonly first: Load;
    readonly rest: Load;
    readonly lessons: Load;
    readonly rules: Load;
    readonly review: Load;
  }
  const languages: Readonly<Record<string, Language>>;
  export default languages;
}
