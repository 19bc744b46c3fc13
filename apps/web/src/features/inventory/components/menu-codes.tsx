import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CodedItem } from '@yay/contract/inventory/calls';
import { Button } from '@yay/ui/button';
import { IconButton } from '@yay/ui/icon-button';
import { PrinterIcon, QrCodeIcon, TrashIcon } from '@yay/ui/icons';
import { TextField } from '@yay/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { FormDialog } from '../../../lib/record-form/form-dialog.tsx';
import { useShortForm } from '../../../lib/record-form/use-short-form.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { codesFile, codesQuery, giveCode, startCodes, takeCode } from '../api/inventory.ts';
import { ItemName } from './item-name.tsx';
import './inventory.css';

const LOOK_EVERY_MS = 1_500;
/** Codes are made within seconds: whoever waited this long waits for a worker that is not there. */
const LONGEST_MS = 60_000;

/** Barcodes and QR codes of a grab-and-go menu's items. */
export function MenuCodes({ menuId }: { menuId: number }) {
  const t = useTranslations('inventory.codes');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [making, setMaking] = useState(false);
  const [adding, setAdding] = useState<CodedItem>();
  const query = useQuery({
    ...codesQuery(menuId),
    ...(making && { refetchInterval: LOOK_EVERY_MS }),
  });
  const look = () => client.invalidateQueries({ queryKey: codesQuery(menuId).queryKey });
  const items = query.data?.items;
  const isWhole = items?.every(({ codes }) => codes.length > 0) ?? false;
  useEffect(() => {
    if (isWhole) setMaking(false);
  }, [isWhole]);

  useGivingUp(making, () => setMaking(false));

  async function make() {
    setMaking(true);
    try {
      const missing = await startCodes(menuId);
      showAlert(
        missing === 0 ? 'grabAndGoMenuAllItemsHaveBarcodes' : 'grabAndGoMenuQrCodesStarted',
      );
      if (missing === 0) setMaking(false);
    } catch {
      showAlert('grabAndGoMenuQrCodesFailedToStart');
      setMaking(false);
    }
    await look();
  }
  async function remove(item: CodedItem, code: string) {
    try {
      await takeCode(item.id, code);
    } catch (error) {
      showAlert(errorText(error));
    }
    await look();
  }
  const texts = (key: 'loading' | 'failedTitle' | 'retry') =>
    t(key === 'failedTitle' ? 'errorTitle' : key);
  return (
    <section aria-labelledby="menu-codes" className="inv-codes">
      <h2 id="menu-codes">{t('title')}</h2>
      <p className="mid">{t('text')}</p>
      <StaffPart query={query} texts={texts}>
        {({ items: coded }) =>
          coded.length === 0 ? (
            <p className="mid">{t('empty')}</p>
          ) : (
            <>
              <p className="inv-files">
                <Button size="sm" loading={making} onClick={() => void make()}>
                  <QrCodeIcon small />
                  {t('make')}
                </Button>
                {coded.some(({ codes }) => codes.some(({ kind }) => kind === 'qr')) && (
                  <a className="staff-btn" href={codesFile(menuId)} download>
                    <PrinterIcon small />
                    {t('print')}
                  </a>
                )}
              </p>
              <ul className="inv-lines">
                {coded.map((item) => (
                  <li key={item.id}>
                    <ItemName
                      item={item}
                      note={
                        item.codes.length === 0
                          ? t('noCode')
                          : item.codes
                              .map(({ code, kind }) => `${t(`kinds.${kind}`)} ${code}`)
                              .join(', ')
                      }
                    />
                    <span className="inv-files">
                      {item.codes.map(({ code }) => (
                        <IconButton
                          key={code}
                          size="sm"
                          label={t('remove', { code, item: item.name })}
                          onClick={() => void remove(item, code)}
                        >
                          <TrashIcon small />
                        </IconButton>
                      ))}
                      <button
                        type="button"
                        className="staff-btn quiet"
                        onClick={() => setAdding(item)}
                      >
                        {t('add')}
                        <span className="sr">, {item.name}</span>
                      </button>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </StaffPart>
      {adding && (
        <AddCode
          item={adding}
          onClose={() => setAdding(undefined)}
          onDone={() => {
            setAdding(undefined);
            showAlert('settingsSaved');
            void look();
          }}
        />
      )}
    </section>
  );
}

function useGivingUp(making: boolean, onOver: () => void): void {
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (!making) return;
    const timer = setTimeout(() => {
      over.current();
      showAlert('grabAndGoMenuQrCodesFailedToStart');
    }, LONGEST_MS);
    return () => clearTimeout(timer);
  }, [making]);
}

function AddCode(props: { item: CodedItem; onDone: () => void; onClose: () => void }) {
  const { item, onDone, onClose } = props;
  const t = useTranslations('inventory');
  const [code, setCode] = useState('');
  const form = useShortForm({
    async send() {
      await giveCode(item.id, code);
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('codes.addTo', { item: item.name })}
      done={t('save')}
      doing={t('saving')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <TextField
        id="item-code"
        label={t('codes.barcode')}
        hint={t('codes.barcodeHint')}
        value={code}
        maxLength={32}
        autoComplete="off"
        error={form.errorOf('code')}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
