import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  letters: {
    welcome: {
      subject: 'Te damos la bienvenida a {product}, {first}',
      hello: 'Hola, {first}:',
      intro: 'Tu cuenta familiar está abierta. El almuerzo está a dos pasos.',
      step_lunchers:
        'Cuéntanos quién come: agrega a cada uno de tus hijos con escuela, grado y alergias.',
      step_week:
        'Elige un almuerzo para cada día. Puedes cambiar de idea hasta que cierren los pedidos.',
      button: 'Agregar al primer niño',
    },
    already_registered: {
      subject: 'Ya tienes una cuenta en {product}',
      hello: 'Hola, {first}:',
      intro:
        'Alguien, seguramente tú, acaba de intentar abrir una cuenta con esta dirección. Ya tienes una, así que no cambió nada.',
      button: 'Iniciar sesión',
      not_you: 'Si no fuiste tú, no tienes que hacer nada.',
    },
    password_reset: {
      subject: 'Elige una nueva contraseña para {product}',
      hello: 'Hola, {first}:',
      intro: 'Alguien, seguramente tú, pidió una nueva contraseña para esta cuenta.',
      button: 'Elegir una nueva contraseña',
      how_long: 'El enlace sirve una sola vez, durante una hora.',
      not_you: 'Si no fuiste tú, no tienes que hacer nada. Tu contraseña sigue siendo la misma.',
    },
    first_password: {
      subject: 'Tu cuenta en {product} está lista',
      hello: 'Hola, {first}:',
      intro: 'Abrimos una cuenta en {product} para ti. Elige una contraseña y ya puedes entrar.',
      button: 'Elegir una contraseña',
      how_long:
        'El enlace sirve una sola vez, durante una hora. Si ya no sirve, usa «¿La olvidaste?» en la página de inicio de sesión y recibirás otro.',
    },
    password_changed: {
      subject: 'Tu contraseña de {product} cambió',
      hello: 'Hola, {first}:',
      intro:
        'La contraseña de tu cuenta acaba de cambiar. En todos los demás lugares donde tenías la sesión abierta, ahora está cerrada.',
      not_you: 'Si no fuiste tú, elige una nueva contraseña ahora mismo y escríbenos.',
      button: 'Elegir una nueva contraseña',
    },
    email_changed: {
      subject: 'Cambió el correo de tu cuenta de {product}',
      hello: 'Hola, {first}:',
      intro: 'A partir de ahora entras con {email}, y ahí llegan nuestros mensajes.',
      not_you: 'Si no fuiste tú, escríbenos ahora mismo y lo detendremos.',
    },
    email_adopted: {
      subject: 'Este es ahora el correo de tu cuenta de {product}',
      hello: 'Hola, {first}:',
      intro: 'A partir de ahora entras con {email}, y aquí llegan nuestros mensajes.',
      not_you: 'Si no conoces esta cuenta, escríbenos y quitaremos tu dirección de ella.',
    },
    account_deleted: {
      subject: 'Tu cuenta de {product} está eliminada',
      hello: 'Hola, {first}:',
      intro:
        'Tu cuenta está eliminada, como pediste. Cancelamos los almuerzos que todavía se podían cancelar. Los que la cocina ya tenía llegarán igual.',
      not_you: 'Si no fuiste tú, o si cambias de idea, escríbenos: podemos recuperarla.',
    },
    second_factor_added: {
      subject: 'Tu inicio de sesión en {product} cambió',
      hello: 'Hola, {first}:',
      totp: 'Se configuró una aplicación de autenticación para tu cuenta. Desde ahora, al iniciar sesión se pide su código.',
      passkey:
        'Se agregó la llave de acceso “{name}” a tu cuenta. Desde ahora sirve para iniciar sesión.',
      recovery_code:
        'Se crearon códigos de recuperación nuevos para tu cuenta. Los anteriores dejan de servir.',
      not_you:
        'Si no fuiste tú, cambia tu contraseña ahora y avísanos: puede que alguien esté en tu cuenta.',
      button: 'Ver tu cuenta',
    },
    second_factor_removed: {
      subject: 'Tu inicio de sesión en {product} cambió',
      hello: 'Hola, {first}:',
      totp: 'Se quitó la aplicación de autenticación de tu cuenta. Sus códigos ya no cuentan.',
      passkey:
        'Se quitó la llave de acceso “{name}” de tu cuenta. Ya no sirve para iniciar sesión.',
      recovery_code: 'Se quitaron los códigos de recuperación de tu cuenta.',
      not_you:
        'Si no fuiste tú, cambia tu contraseña ahora y avísanos: puede que alguien esté en tu cuenta.',
      button: 'Ver tu cuenta',
    },
    order_confirmation: {
      subject: 'Tus almuerzos de la semana del {week}',
      subject_empty: 'No hay almuerzos pedidos para la semana del {week}',
      hello: 'Hola, {first}:',
      intro:
        '{count, plural, one {Hay # almuerzo pedido} other {Hay # almuerzos pedidos}} para la semana del {week}.',
      intro_empty: 'Vaciamos la semana del {week}: no hay nada pedido.',
      options: 'Con {options}',
      extras: 'Además, {extras}',
      late_fee: 'Incluye un recargo por pedido tardío de {amount}',
      meals_total: 'Comidas',
      late_fee_total: 'Recargos por pedido tardío',
      discount_total: 'Descuento',
      discount_code_total: 'Descuento {code}',
      grand_total: 'Total',
      refused_title: 'Lo que no pudimos hacer',
      refused_intro: 'Estos días quedaron como estaban:',
      button: 'Ver la semana',
    },
    portal_welcome: {
      hello: 'Hola, {first}:',
      school: {
        subject: 'La entrada de tu escuela a {product}',
        intro: 'Desde ahora puedes ver los almuerzos de tu escuela:',
        intro_no_place: 'Desde ahora puedes ver los almuerzos de tu escuela.',
        what: 'Ahí encuentras qué se sirve cada día, quién come y los días en que no hay almuerzo.',
        button: 'Ir al portal de la escuela',
      },
      vendor: {
        subject: 'La entrada de tu cocina a {product}',
        intro: 'Desde ahora puedes ver los pedidos de tu cocina:',
        intro_no_place: 'Desde ahora puedes ver los pedidos de tu cocina.',
        what: 'Ahí encuentras qué preparar cada día, para quién y con qué cuidado por las alergias.',
        button: 'Ir al portal de proveedores',
      },
      no_password: 'Todavía no tienes contraseña. Primero elige una y ya puedes entrar.',
      set_password: 'Elegir una contraseña',
      how_long:
        'Ese enlace sirve una sola vez, durante una hora. Si ya venció, pide uno nuevo en la página de inicio de sesión.',
    },
    week_preview: {
      subject: 'Los almuerzos de la próxima semana: semana del {week}',
      hello: 'Hola, {first}:',
      intro:
        '{count, plural, one {Hay # almuerzo pedido} other {Hay # almuerzos pedidos}} para la semana del {week}. Así se ve, día por día:',
      intro_empty: 'Todavía no hay nada pedido para la semana del {week}. Así se ve, día por día:',
      missing:
        '{count, plural, one {En # día} other {En # días}} todavía puedes elegir un almuerzo.',
      options: 'Con {options}',
      extras: 'Además, {extras}',
      closed: 'No hay almuerzo: {why}',
      no_menu: 'Todavía no hay menú para este día',
      nothing: 'Todavía sin elegir',
      nothing_closed: 'Sin elegir',
      button: 'Ver la semana',
      button_choose: 'Elegir almuerzos',
    },
    nothing_chosen: {
      subject: 'Aún no hay nada elegido para la semana del {week}',
      hello: 'Hola, {first}:',
      intro: 'Ya hay menú para la semana del {week} y todavía no hay nada pedido para {lunchers}.',
      no_fee: 'Estás a tiempo: lo que elijas hoy no lleva recargo por pedir tarde.',
      button: 'Elegir almuerzos',
      stop: '¿La semana que viene llevan comida de casa? Entonces no hay nada que hacer. Puedes desactivar este aviso en tu cuenta.',
    },
    orders_rechecked: {
      subject: 'Revisamos otra vez los almuerzos de {luncher}',
      hello: 'Hola, {first}:',
      intro_changed:
        'Algo cambió para {luncher}, así que revisamos cada almuerzo pedido a partir de hoy.',
      intro_deleted:
        '{luncher} ya no está en tu cuenta, así que revisamos cada almuerzo pedido a partir de hoy.',
      cancelled_title:
        '{count, plural, one {Este almuerzo se canceló} other {Estos almuerzos se cancelaron}}',
      kept_title:
        '{count, plural, one {La cocina ya tiene este almuerzo} other {La cocina ya tiene estos almuerzos}}',
      kept_intro:
        '{count, plural, one {Ya no se pudo cancelar.} other {Ya no se pudieron cancelar.}} Por favor, habla con nosotros y con tu hijo antes de que lo coma.',
      because: {
        school: '{luncher} cambió de escuela.',
        grade: 'No está en el menú del nuevo grado.',
        deleted: '{luncher} ya no está en tu cuenta.',
      },
      choose_again: 'Los días que siguen abiertos se pueden pedir de nuevo.',
      repeat_ends:
        'Los almuerzos de {luncher} ya no se repiten: eran del menú de la escuela anterior. En la nueva puedes volver a activarlo.',
      button: 'Ver el calendario',
    },
    repeat_report: {
      subject: 'Algunos almuerzos no se pudieron repetir',
      hello: 'Hola, {first}:',
      intro:
        'Tus pedidos repetidos están hechos hasta donde hay menú. {count, plural, one {Un día no se pudo} other {# días no se pudieron}} repetir:',
      rest: '{count, plural, one {Ese día no hay nada pedido y la repetición lo deja} other {Esos días no hay nada pedido y la repetición los deja}} como está. Si quieres, elige otra cosa mientras haya tiempo.',
      button: 'Ver el calendario',
    },
    item_replaced: {
      subject:
        '{count, plural, one {Reemplazamos {from}: échale un vistazo} other {Reemplazamos # almuerzos: échales un vistazo}}',
      hello: 'Hola, {first}:',
      intro:
        '{count, plural, one {Un almuerzo que elegiste no se puede preparar como estaba previsto, así que lo reemplazamos.} other {Unos almuerzos que elegiste no se pueden preparar como estaba previsto, así que los reemplazamos.}} Hasta que la cocina cuente el día, la tarde anterior, tú eliges: quedártelo, tomar otra cosa o recuperar tu dinero.',
      why: 'Motivo: {because}',
      change: 'En lugar de {from}: {to}',
      refused_title: 'Por favor, elige',
      unsafe: 'No es seguro para {luncher}: {what}.',
      problem: {
        allergy: 'No es seguro para {luncher}.',
        allergy_unverified: 'Nadie lo ha comprobado para {luncher}, así que no cuenta como seguro.',
        sold_out: 'No alcanza para {luncher}.',
        options: 'No hay manera de prepararlo que sea segura para {luncher}.',
        unavailable: 'Al final no se puede conseguir para {luncher}.',
      },
      refused_default: 'Si no haces nada, lo cancelamos y devolvemos el dinero.',
      replaced_title: 'Reemplazado',
      safe: 'Seguro para {luncher}, según lo que nos dijiste que evite.',
      replaced_default: 'Si no haces nada, el reemplazo se queda. Nunca cuesta más.',
      button: 'Ver tus opciones',
      property: {
        milk: 'leche',
        egg: 'huevo',
        fish: 'pescado',
        crustacean_shellfish: 'mariscos',
        tree_nuts: 'frutos secos',
        peanuts: 'cacahuate',
        wheat: 'trigo',
        soy: 'soya',
        sesame: 'sésamo',
        vegetarian: 'no se sabe si es vegetariano',
        vegan: 'no se sabe si es vegano',
        halal: 'no se sabe si es halal',
        kosher: 'no se sabe si es kosher',
        gluten_free: 'no se sabe si es sin gluten',
        spicy: 'picante',
      },
    },
    replacement_settled: {
      subject:
        '{count, plural, one {Tu almuerzo reemplazado} other {Tus almuerzos reemplazados}}: qué pasa ahora',
      hello: 'Hola, {first}:',
      intro:
        'La cocina ya contó el día y aún no habías elegido. Esto hicimos con {count, plural, one {el almuerzo reemplazado} other {los almuerzos reemplazados}}.',
      accepted: '{to} se queda. Es seguro, según lo que nos dijiste que evite.',
      returned: 'Cancelado. Lo que pagaste está de vuelta.',
      not_charged: 'Cancelado. No se cobró y nunca se cobrará.',
      button: 'Ver el calendario',
    },
    payment_receipt: {
      subject: 'Tu recibo: {amount}',
      hello: 'Hola, {first}:',
      intro: '¡Gracias! Tu pago se realizó. Esto es lo que pagaste.',
      intro_funds: 'Lo pagaron tus fondos, y no se cobró nada a tu tarjeta.',
      week: 'Semana del {monday}',
      lunches: '{count, plural, one {# almuerzo} other {# almuerzos}}',
      late_fees: 'Recargos por pedir tarde',
      discount: 'Descuento',
      credit: 'De tu crédito',
      from_yay_bucks: 'De tus yay bucks',
      yay_bucks: 'Yay bucks',
      bonus: 'De regalo, de nuestra parte',
      by_card: 'Pagado con {brand} terminada en {last4}',
      by_funds: 'Cobrado a tu tarjeta',
      button: 'Ver cada centavo',
    },
    reconciliation_differs: {
      subject: 'El libro y el proveedor no coinciden: {days}',
      days: '{from} a {to}',
      hello: 'Hola, {first}:',
      intro:
        'En {days}, nuestro libro y el registro del proveedor de pagos difieren en {difference}, en {count, plural, one {# línea} other {# líneas}}. Cada una está en la página.',
      button: 'Ver las líneas',
    },
    export_ready: {
      subject: 'Tu exportación está lista: {name}',
      hello: 'Hola, {first}:',
      intro: '{name} está lista, con {count, plural, one {# fila} other {# filas}}.',
      button: 'Abrir tus exportaciones',
      how_long: 'El archivo se guarda {count, plural, one {# día} other {# días}}.',
    },
    gift_receipt: {
      subject: 'Tu regalo de {product}',
      hello: 'Hola, {buyer}:',
      intro: '¡Gracias! Tu pago de {total} se completó.',
      name_cards: '{count, plural, one {Tarjeta de regalo} other {# tarjetas de regalo}}',
      name_lunches:
        '{count, plural, one {Un almuerzo para docente} other {# almuerzos para docente}}',
      cards:
        '{count, plural, one {Tarjeta de regalo de {amount}} other {# tarjetas de regalo de {amount} cada una}}',
      lunches: '{count, plural, one {Un almuerzo para docente} other {# almuerzos para docente}}',
      for: 'Para {recipient}, {school}',
      total: 'Pagado',
      sent_to: 'Escribimos a {email}. Por si esa carta se pierde, aquí está lo que decía:',
      pass_on:
        '{count, plural, one {Aquí está el código: imprímelo o entrégalo como quieras.} other {Aquí están los códigos: imprímelos o entrégalos como quieras.}}',
    },
    gift_card: {
      subject: '{buyer} te envía una tarjeta de regalo de {product}',
      subject_lunches:
        '{count, plural, one {{buyer} te invita a un almuerzo} other {{buyer} te invita a # almuerzos}}',
      hello: 'Hola, {recipient}:',
      hello_you: 'Hola:',
      intro:
        '{count, plural, one {{buyer} te envía una tarjeta de regalo de {amount} para almuerzos escolares de {product}.} other {{buyer} te envía # tarjetas de regalo de {amount} cada una para almuerzos escolares de {product}.}}',
      intro_lunches:
        '{count, plural, one {{buyer} te invita a un almuerzo en {school}.} other {{buyer} te invita a # almuerzos en {school}.}}',
      message: '{buyer} escribe',
      worth: 'Valor: {amount}',
      how: '{count, plural, one {Canjea el código una vez y su valor se convierte en crédito que paga almuerzos.} other {Canjea cada código una vez y su valor se convierte en crédito que paga almuerzos.}}',
      button: 'Canjear',
      keep: '{count, plural, one {Quien tenga el código puede canjearlo: guárdalo como efectivo.} other {Quien tenga un código puede canjearlo: guárdalos como efectivo.}}',
    },
    gift_restored: {
      subject: 'Tu regalo de {product} vuelve a valer',
      hello: 'Hola, {buyer}:',
      intro:
        '{count, plural, one {Te devolvimos {total} de tu regalo y tu banco no los aceptó. No se ha perdido nada: el código vuelve a valer.} other {Te devolvimos {total} de tu regalo y tu banco no los aceptó. No se ha perdido nada: los códigos vuelven a valer.}}',
      codes:
        '{count, plural, one {Es el código que termina en {endings}. Está en la carta que vino con tu regalo.} other {Son los códigos que terminan en {endings}. Están en la carta que vino con tu regalo.}}',
      rather_money: '¿Prefieres el dinero? Escríbenos y buscaremos otra manera.',
    },
    referral_invitation: {
      subject: '{from} te invita a {product}',
      hello: 'Hola:',
      intro:
        '{from} pide almuerzos escolares con {product}: un plato para cada niño y cada día, elegido por semana y cuidando cada alergia.',
      reward:
        'Regístrate con este enlace y recibirás {amount} de crédito después de tu primer almuerzo.',
      button: 'Registrarse',
      stop: 'Esta es la única carta sobre esto. Si no te interesa, no tienes que hacer nada.',
    },
    referral_reward: {
      subject: '{amount} de crédito para almuerzos',
      hello: 'Hola, {first}:',
      referrer:
        '{other} ya tuvo su primer almuerzo con nosotros. Gracias por la invitación: {amount} son para ti.',
      invited: 'Ya tuviste tu primer almuerzo. Como {other} te invitó, {amount} son para ti.',
      when: 'Paga tus próximos almuerzos por sí solo.',
      button: 'Elegir almuerzos',
    },
    credit_issued: {
      subject: '{amount} de crédito para tus almuerzos',
      hello: 'Hola, {first}:',
      intro: 'Te dimos {amount} de crédito.',
      why: 'Motivo: {reason}',
      when: 'Paga tus próximos almuerzos por sí solo, antes de que se cobre a una tarjeta.',
      button: 'Ver tu cuenta por pagar',
    },
    payment_failed: {
      subject: 'No pudimos cobrar a tu tarjeta: quedan {amount} por pagar',
      hello: 'Hola, {first}:',
      intro: 'Quedan {amount} por pagar de almuerzos y no pudimos cobrarlos a ninguna tarjeta.',
      intro_card:
        'Quedan {amount} por pagar de almuerzos y la tarjeta que termina en {card} no los pagó.',
      because: {
        no_card: 'En tu cuenta no hay ninguna tarjeta a la que cobrar.',
        authentication_required:
          'Tu banco quiere que lo confirmes antes de pagar. Paga una vez desde tu cuenta y confírmalo ahí.',
        insufficient_funds: 'El banco dice que la tarjeta no tiene dinero suficiente.',
        expired_card: 'El banco dice que la tarjeta está vencida.',
        declined: 'El banco la rechazó. A nosotros no nos dice más; a ti te lo dirá si lo llamas.',
      },
      next_try:
        'Puedes pagar ahora, con esta tarjeta o con otra. Si no, lo intentamos de nuevo el {day}.',
      blocked:
        'Lo que has pedido sigue pedido. Hasta que esto se pague, no se pueden agregar almuerzos en semanas nuevas y los pedidos repetidos se detienen.',
      grace:
        'Desde el {day}, los almuerzos sin pagar se cancelan antes de que la cocina los prepare.',
      grace_over: 'Los almuerzos sin pagar ya se cancelan antes de que la cocina los prepare.',
      button: 'Pagar ahora',
    },
    payment_suspended: {
      subject: 'Tu cuenta está en pausa hasta que se pague',
      paused:
        'Fue nuestro último intento, así que tu cuenta está en pausa. Todavía puedes entrar, ver lo que queda por pagar y pagarlo.',
      at_once: 'En cuanto se pague, todo vuelve a estar como antes.',
    },
    unpaid_warning: {
      subject:
        '{count, plural, one {Un almuerzo está por cancelarse} other {# almuerzos están por cancelarse}}',
      intro:
        'Todavía quedan {amount} por pagar. Si sigue así, {count, plural, one {este almuerzo se cancela antes de que la cocina lo prepare} other {estos almuerzos se cancelan antes de que la cocina los prepare}}:',
      how: 'Paga desde tu cuenta, con cualquier tarjeta, y llegan como los pediste.',
    },
    unpaid_cancelled: {
      subject:
        '{count, plural, one {Se canceló un almuerzo porque no se pagó} other {Se cancelaron # almuerzos porque no se pagaron}}',
      intro:
        '{count, plural, one {Se canceló este almuerzo. Prepáralo en casa, por favor} other {Se cancelaron estos almuerzos. Prepáralos en casa, por favor}}:',
      still: 'No debes nada por lo cancelado. Quedan {amount} de antes por pagar.',
      nothing: 'No debes nada por lo cancelado, y no queda nada más por pagar.',
      button: 'Ver tu cuenta por pagar',
    },
    lunches_cancelled: {
      subject:
        '{count, plural, one {Se canceló un almuerzo} other {Se cancelaron # almuerzos}}: {why}',
      hello: 'Hola, {first}:',
      intro_closed:
        '{count, plural, one {Ese día no hay almuerzo, así que lo cancelamos} other {Esos días no hay almuerzo, así que cancelamos estos almuerzos}}.',
      intro: 'Tuvimos que cancelar {count, plural, one {este almuerzo} other {estos almuerzos}}.',
      why: 'Motivo: {because}',
      why_closed: 'Motivo: {because} ({reason})',
      lunch: '{luncher}: {item}',
      back_title: 'Lo que vuelve',
      credit: '{amount} como crédito en tu cuenta. Paga tus próximos almuerzos.',
      yay_bucks: '{amount} en yay bucks.',
      debt: '{amount} menos que debes.',
      not_charged:
        '{count, plural, one {Todavía no se había cobrado, así que no hay nada que devolver} other {Todavía no se habían cobrado, así que no hay nada que devolver}}.',
      some_not_charged: 'Lo que todavía no se había cobrado no está incluido: ya no se cobrará.',
      button: 'Ver el calendario',
    },
    lunch_not_safe: {
      subject:
        '{count, plural, one {Un almuerzo no es seguro para {luncher}} other {# almuerzos no son seguros para tus hijos}}',
      hello: 'Hola, {first}:',
      intro:
        'Cambió lo que sabemos de un plato, así que revisamos todos los almuerzos pedidos. {count, plural, one {Este ya no es seguro} other {Estos ya no son seguros}}.',
      kept_title:
        '{count, plural, one {La cocina ya tiene este almuerzo} other {La cocina ya tiene estos almuerzos}}',
      kept_intro:
        '{count, plural, one {Ya no se puede cancelar.} other {Ya no se pueden cancelar.}} Habla con la escuela, y con tu hijo, para que no se coma. Ya avisamos a nuestro equipo.',
      cancelled_title:
        '{count, plural, one {Cancelamos este almuerzo} other {Cancelamos estos almuerzos}}',
      title: '{luncher}, {day}',
      contains: '{part}: {what}{kind, select, diet {.} other {, y {luncher} no debe comerlo.}}',
      unverified:
        '{part}: {what}. Nadie lo ha verificado, así que no cuenta como seguro para {luncher}.',
      choose_again: 'Los días que siguen abiertos se pueden volver a pedir.',
      button: 'Ver el calendario',
    },
    days_reopened: {
      subject: 'Puedes volver a pedir: se anuló {because}',
      hello: 'Hola, {first}:',
      intro:
        '{count, plural, one {Ese día sí hay almuerzo.} other {Esos días sí hay almuerzo.}} Lo que cancelamos no vuelve solo: por favor, elige de nuevo.',
      no_fee: 'No pagas recargo por pedir tarde, mientras el día se pueda pedir.',
      button: 'Elegir de nuevo',
      until: 'Pide antes del {until}.',
      from: 'Se puede pedir desde el {from} hasta el {until}.',
      subject_over: 'No llega nuestro almuerzo: se anuló {because}',
      over: '{count, plural, one {Ese día ya no está cerrado, pero ya no se puede pedir, así que no llega ningún almuerzo nuestro.} other {Esos días ya no están cerrados, pero ya no se pueden pedir, así que no llega ningún almuerzo nuestro.}}',
      bring:
        '{count, plural, one {Por favor, prevé otro almuerzo para ese día.} other {Por favor, prevé otro almuerzo para esos días.}}',
      button_over: 'Ver el calendario',
    },
  },
  frame: {
    questions: '¿Preguntas? Escribe a {email} o envía un mensaje al {sms}.',
    why: 'Recibes este correo porque esta dirección tiene una cuenta en {product}.',
    why_guest: 'Recibes este correo porque alguien nos dio esta dirección en {product}.',
  },
};
