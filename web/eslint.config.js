import js from "@eslint/js"
import svelte from "eslint-plugin-svelte"
import { defineConfig } from "eslint/config"
import ts from "typescript-eslint"

import svelteConfig from "./svelte.config.js"

// Form is prettier's affair, unused and undefined names in components are those of svelte-check.
export default defineConfig(
  { ignores: ["dist", "public", "src/front"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ["*.js"] }, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // Prettier wraps code, not comments and strings. A path of a drawing is no text that anyone reads.
      "max-len": ["error", { code: 120, ignoreUrls: true, ignorePattern: '"M-?\\d' }],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_$" }],
      // A set or map that is made, filled and given away in one go changes nowhere else.
      "svelte/prefer-svelte-reactivity": "off",
      // It takes the reason behind the code for more codes.
      "svelte/no-unused-svelte-ignore": "off",
      // {" "} keeps a space at the edge of a block, where the compiler would cut it off.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    // Written by `make types`, one value of the engine a line.
    files: ["src/games/*/view.ts"],
    rules: { "max-len": "off" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { "no-undef": "off" },
  },
  {
    // Here the props of other components have no types; svelte-check knows them, and is strict.
    files: ["**/*.svelte"],
    rules: {
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
)
