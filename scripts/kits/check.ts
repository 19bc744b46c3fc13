// Parts that the web application has a kit for are not made by hand beside it: the errors of a form
// (docs/decisions/0046) and the table of a list (docs/add-a-list.md).
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript-6';
import { ROOT } from '../lib/run.ts';

interface Kit {
  readonly name: string;
  readonly instead: string;
  readonly breaks: (node: ts.Node) => boolean;
  /** Files that may, and why. */
  readonly except: Readonly<Record<string, string>>;
  readonly planted: readonly string[];
  readonly allowed: readonly string[];
}

const KITS: readonly Kit[] = [
  {
    name: 'errors of fields',
    instead: 'useFormErrors or useShortForm of lib/record-form, or useSendForm',
    breaks: keepsFieldErrors,
    except: { 'lib/record-form/use-form-errors.ts': 'the one that keeps them' },
    planted: [
      'const [errors, setErrors] = useState<FieldErrors>({});',
      'const [errors, setErrors] = useState<FieldErrors | null>(null);',
      'const [errors, setErrors] = React.useState({} as FieldErrors);',
      'const [errors] = useState<Readonly<Record<string, readonly string[]>>>({});',
      'const [errors, dispatch] = useReducer(reduce, {} as FieldErrors);',
      'const errors = useRef<FieldErrors>({});',
      'const refuse = (error: HttpError) => setErrors(error.errors);',
      'const refuse = (error: HttpError) => setWrong({ ...error.errors });',
    ],
    allowed: [
      'const errors = useFormErrors(); errors.placeErrors(error.errors);',
      'const missingOf = (values: Values): FieldErrors => ({});',
      'const [values, setValues] = useState<Record<string, string>>({});',
    ],
  },
  {
    name: 'tables',
    instead: 'RecordTable of lib/record-table, or a list of lib/list',
    breaks: (node) =>
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      node.tagName.getText() === 'table',
    except: {
      'lib/record-table.tsx': 'the kit itself',
      'lib/conflict/conflict-notice.tsx': 'two values of each field side by side, to choose from',
      'parts/affected/affected-tables.tsx':
        'counts below a title of their own, two beside each other',
      'features/destinations/components/grade-table.tsx': 'grades down, days across',
      'features/luncher-lists/components/luncher-sheet-page.tsx': 'printed on paper',
      'features/meals/components/meal-counts-shown.tsx':
        'shares with the others and the sum at the foot',
      'features/menu-schedules/components/plan-cells.tsx':
        'hundreds of rows that scroll under their head, within the plan',
      'features/menu-schedules/components/schedule-grid.tsx': 'grade groups down, days across',
      'features/reports/components/revenue-table.tsx': 'sums at the foot',
      'features/supply-schedules/components/supplies-week.tsx': 'schools down, days across',
      'features/vendors/components/allergy-list.tsx':
        'the kitchen reads it below its counts, without the frame of the team’s tables',
      'features/vendors/components/items-table.tsx':
        'a body of rows for each item, which unfolds into its combinations',
      'features/vendors/components/kitchen-sheet.tsx': 'printed on paper',
      'features/vendors/components/school-table.tsx': 'items down, schools across',
    },
    planted: [
      'const list = <table className="grid"><tbody>{rows.map(draw)}</tbody></table>;',
      'const list = <table {...props} />;',
    ],
    allowed: ['const list = <RecordTable columns={columns} rows={rows} keyOf={keyOf} />;'],
  },
];

/** Where something is kept from one drawing to the next. */
const KEEPS = /^(?:React\.)?use(?:State|Reducer|Ref)$/;
const FIELD_ERRORS = /\bFieldErrors\b|\bRecord<\s*string,\s*(?:readonly\s+)?string\[\]\s*>/;

function keepsFieldErrors(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression.getText();
  const said = [...(node.typeArguments ?? []), ...node.arguments].map((part) => part.getText());
  if (KEEPS.test(called)) return said.some((text) => FIELD_ERRORS.test(text));
  return (
    /^set[A-Z]/.test(called) && said.some((text) => /^(?:\{\s*\.\.\.)?\w+\.errors\b/.test(text))
  );
}

function breaks({ breaks: isBroken }: Kit, file: string, text: string): boolean {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const visit = (node: ts.Node): boolean =>
    isBroken(node) || ts.forEachChild(node, (child) => visit(child) || undefined) === true;
  return visit(source);
}

const problems: string[] = [];
const needless = new Set(KITS.flatMap(({ except }) => Object.keys(except)));
let files = 0;
const WEB = 'apps/web/src';
for await (const path of glob(`${WEB}/**/*.{ts,tsx}`, { cwd: ROOT })) {
  if (/\.test\.tsx?$/.test(path)) continue;
  const file = path.slice(WEB.length + 1);
  const text = readFileSync(join(ROOT, path), 'utf8');
  files += 1;
  for (const kit of KITS) {
    if (!breaks(kit, file, text)) continue;
    if (file in kit.except) needless.delete(file);
    else problems.push(`${path}: ${kit.name} are made by hand: use ${kit.instead}`);
  }
}
for (const file of needless) problems.push(`${WEB}/${file} needs no exception any more`);
// A reader that finds no files finds nothing wrong.
if (files < 500) problems.push(`only ${files} files were read`);

// Each kit proves itself on a violation, and lets pass what is to be written instead of it.
for (const kit of KITS) {
  for (const text of kit.planted) {
    if (!breaks(kit, 'planted.tsx', text)) problems.push(`${kit.name}: let pass: ${text}`);
  }
  for (const text of kit.allowed) {
    if (breaks(kit, 'planted.tsx', text)) problems.push(`${kit.name}: refused: ${text}`);
  }
}

for (const problem of problems) console.error(problem);
console.log(`${files} files, ${KITS.length} kits, each proven`);
process.exitCode = problems.length > 0 ? 1 : 0;
