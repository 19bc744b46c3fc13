import { useQuery } from '@tanstack/react-query';
import { PROPERTIES } from '@yay/domain/allergy';
import { useTranslations } from 'use-intl';
import { extraTypesQuery } from '../../../parts/extra-types.ts';
import { choicesQuery } from '../api/item-query.ts';
import type { ItemField, ItemValues } from '../model/item-values.ts';
import type { GroupValues } from '../model/option-groups.ts';

/** The fields of an item and what stands in them, in words: for two versions beside each other. */
export function useChangeTexts() {
  const t = useTranslations('items.change');
  const form = useTranslations('items.form');
  const safety = useTranslations('items.safety');
  const { data: choices } = useQuery(choicesQuery);
  const { data: extraTypes } = useQuery(extraTypesQuery(null));

  const groupText = ({ min, max, options, ...group }: GroupValues) =>
    t('group', {
      name: namedText(group),
      least: min,
      most: max,
      options: options
        .filter((option) => !option.archived)
        .map((option) => `${namedText(option)}${option.price && ` +$${option.price}`}`)
        .join(', '),
    });
  const propertiesText = ({ properties }: ItemValues) =>
    PROPERTIES.flatMap((property) => {
      const value = properties[property];
      if (value === undefined) return [];
      return [
        t('property', {
          name: safety(`property.${property}`),
          value: safety(`values.${value}`),
        }),
      ];
    }).join('\n');

  function textOf(field: ItemField, values: ItemValues): string {
    switch (field) {
      case 'vendor_id':
        return choices?.vendors.find(({ id }) => String(id) === values.vendor_id)?.name ?? '';
      case 'extra_type_id':
        return extraTypes?.find(({ id }) => String(id) === values.extra_type_id)?.name ?? '';
      case 'daily_capacity':
        return values.daily_capacity || t('unlimited');
      case 'price':
      case 'price_to_vendor':
        return values[field] && `$${values[field]}`;
      case 'tint':
        return form(`tints.${values.tint}`);
      case 'is_units':
      case 'is_extra':
      case 'preorder':
        return values[field] ? t('yes') : t('no');
      case 'properties':
        return propertiesText(values);
      case 'asset_id':
        if (values.asset_id.id !== null) return t('picture', { id: String(values.asset_id.id) });
        return values.asset_id.picture && t('ownPicture');
      case 'term_ids':
        return values.term_ids.map((tag) => tag.name).join(', ');
      case 'option_groups':
        return values.option_groups
          .filter((group) => !group.archived)
          .map(groupText)
          .join('\n');
      default:
        return values[field];
    }
  }
  return {
    nameOf: (field: ItemField) => t(`fields.${field}`),
    valueOf: (values: ItemValues, field: ItemField) => textOf(field, values) || t('nothing'),
  };
}

const namedText = ({ name, nameEs }: { readonly name: string; readonly nameEs: string }): string =>
  nameEs === '' ? name : `${name} / ${nameEs}`;
